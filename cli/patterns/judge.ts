import { limits as engine } from '../../src/experiments/engine/limits';
import type { PatternGraph } from '../../src/experiments/engine/pattern-graph';
import { patternGraph } from '../../src/experiments/engine/pattern-graph';
import { worstCase } from '../../src/experiments/engine/worst-case';
import { messageOf } from '../io/errors';
import { limits } from '../io/limits';
import { attack } from './attack';
import type { Pattern } from './pattern';

/** How long a pattern can take on the worst text. */
export type Verdict =
  | { kind: 'linear' }
  /**
   * `attack` is a JavaScript expression of a text that shows it, where one was found; `spot` is the guilty piece of the
   * pattern, from one place to another.
   */
  | {
      kind: 'exponential' | 'polynomial';
      degree: number | undefined;
      attack: string | undefined;
      spot: [number, number] | undefined;
    }
  | { kind: 'unknown'; reason: string };

/** More choices in a row than those of so many `a?`, and it makes no difference that they are not in a loop. */
const MOST_CHOICES = 2 ** 20;

const known = new Map<string, Verdict>();

/**
 * Judges the patterns' worst case with the page's own proof, each pattern once.
 *
 * @param flags of patterns that are for any text without line ends, may be `''`; without them they are for URLs
 * @param seconds after which no more are looked at: they are `unknown`
 */
export const judge = (
  patterns: readonly Pattern[],
  flags?: string,
  seconds: number = limits.patternSeconds,
): Map<Pattern, Verdict> => {
  const end = Date.now() + seconds * 1000;
  return new Map(
    patterns.map((pattern) => {
      const key = `${flags}:${pattern.source}`;
      let verdict = known.get(key);
      if (!verdict) {
        if (Date.now() >= end)
          return [
            pattern,
            {
              kind: 'unknown',
              reason: `the patterns before it took ${seconds} seconds, the most that is spent on them`,
            },
          ];
        verdict = verdictOn(pattern, flags);
        known.set(key, verdict);
      }
      return [pattern, verdict];
    }),
  );
};

const verdictOn = ({ source, ast, unjudged }: Pattern, flags: string | undefined): Verdict => {
  if (unjudged !== undefined) return { kind: 'unknown', reason: unjudged };
  if (!ast) return { kind: 'unknown', reason: 'its syntax is not known' };
  try {
    const graph = patternGraph(source, flags);
    const worst = worstCase(graph, engine.input);
    const isExponential = worst.ambiguity !== undefined || worst.visits / engine.input ** worst.degree > MOST_CHOICES;
    if (!isExponential && worst.degree < 2) return { kind: 'linear' };
    return {
      kind: isExponential ? 'exponential' : 'polynomial',
      degree: isExponential ? undefined : worst.degree,
      attack: attack(graph, worst),
      spot: spotOf(
        graph,
        worst.chain.find(([first]) => first !== undefined && graph.parts[first]),
      ),
    };
  } catch (error) {
    return { kind: 'unknown', reason: messageOf(error) };
  }
};

/** Where the parts of a loop stand in the pattern. */
const spotOf = ({ parts }: PatternGraph, loop: readonly number[] | undefined): [number, number] | undefined => {
  const own = (loop ?? []).flatMap((position) => parts[position] ?? []);
  return own.length > 0
    ? [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))]
    : undefined;
};
