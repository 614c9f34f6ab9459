import { limits } from '../../src/experiments/engine/limits';
import { CliError, must } from '../io/errors';
import { shorten } from '../io/messages';
import type { Verdict } from '../patterns/judge';
import { judge } from '../patterns/judge';
import { pattern } from '../patterns/pattern';

/** A pattern whose work grows with more than this power of the name's length is refused. */
const DEGREE = 3;

/** Characters of a name that are looked at, from its start. */
const LONGEST = 1000;

/**
 * The names that a regular expression of `--run` finds. It is judged like an experiment's pattern: one that can take
 * practically forever is refused (threat 9).
 *
 * @param source undefined finds every name
 * @throws CliError when it is no regular expression, or is refused
 */
export const nameFilter = (source: string | undefined): ((name: string) => boolean) => {
  if (source === undefined) return () => true;
  const given = pattern(source, 'url');
  if (given.fault) throw new CliError(`--run ${shorten(source)} is not a regular expression: ${given.fault.reason}`);
  const fault = faultOf(must(judge([given], '').get(given), 'the verdict on a pattern'));
  if (fault)
    throw new CliError(
      `--run ${shorten(source)} is refused: it ${fault}`,
      `Write a plain piece of the name: no repetition inside a repeated group, at most ${DEGREE} of .* or .+, at most ${limits.pattern.toLocaleString('en-US')} characters.`,
    );
  const expression = new RegExp(source);
  // It was judged on texts without line ends.
  return (name) => expression.test(name.slice(0, LONGEST).replace(/[\n\r\u2028\u2029]/g, ' '));
};

const faultOf = (verdict: Verdict): string | undefined => {
  switch (verdict.kind) {
    case 'linear':
      return undefined;
    case 'unknown':
      return `could not be judged (${verdict.reason})`;
    case 'exponential':
      return `can take exponential time${verdict.attack === undefined ? '' : `, for example on ${shorten(verdict.attack)}`}`;
    case 'polynomial':
      return (verdict.degree ?? DEGREE + 1) > DEGREE
        ? `can take time that grows with the name's length to the power of ${verdict.degree}`
        : undefined;
  }
};
