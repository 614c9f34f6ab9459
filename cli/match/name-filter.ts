import { limits } from '../../src/experiments/engine/patterns/limits';
import { CliError, must } from '../io/errors';
import { grouped, shorten } from '../io/messages';
import type { Verdict } from '../patterns/judge';
import { judge } from '../patterns/judge';
import { pattern } from '../patterns/pattern';

/** The time to match a pattern is a polynomial in the name's length. This is the polynomial's maximum degree. */
const MAX_DEGREE = 3;

const MAX_LENGTH = 1000;

/** Checks the expression of `--run` like an experiment's pattern (threat 9). */
export const nameFilter = (source: string | undefined): ((name: string) => boolean) => {
  if (source === undefined) return () => true;
  const given = pattern(source, 'url');
  if (given.fault)
    throw new CliError(
      `--run ${shorten(source)} isn't a valid regular expression: ${given.fault.reason}`,
      "Escape special characters with a backslash, as in --run 'a\\(b'.",
    );
  const fault = faultOf(must(judge([given], '').get(given), 'the verdict on a pattern'));
  if (fault)
    throw new CliError(
      `--run ${shorten(source)} is rejected: it ${fault}`,
      `Simplify it: no repetition inside a repeated group, at most ${MAX_DEGREE} of .* or .+, and at most ${grouped(limits.pattern)} characters.`,
    );
  const expression = new RegExp(source);
  // Replace line ends, because the pattern check assumes texts without them.
  return (name) => expression.test(name.slice(0, MAX_LENGTH).replace(/[\n\r\u2028\u2029]/g, ' '));
};

const faultOf = (verdict: Verdict): string | undefined => {
  switch (verdict.kind) {
    case 'linear':
      return undefined;
    case 'unknown':
      return `couldn't be analysed (${verdict.reason})`;
    case 'exponential':
      return `can take exponential time${verdict.attack === undefined ? '' : `, for example on ${shorten(verdict.attack)}`}`;
    case 'polynomial':
      return (verdict.degree ?? MAX_DEGREE + 1) > MAX_DEGREE
        ? `can take time that grows with the name's length to the power of ${verdict.degree}`
        : undefined;
  }
};
