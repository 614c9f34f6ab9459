import { limits as engine } from '../../src/experiments/engine/patterns/limits';
import { type PatternGraph, patternGraph } from '../../src/experiments/engine/patterns/pattern-graph';
import { type WorstCase, worstCase } from '../../src/experiments/engine/patterns/worst-case';
import { messageOf } from '../io/errors';
import { limits } from '../io/limits';
import { attack } from './attack';
import type { Pattern } from './pattern';

export type Verdict =
  | { kind: 'linear' }
  | {
      kind: 'exponential' | 'polynomial';
      degree: number | undefined;
      attack: string | undefined;
      spot: [number, number] | undefined;
    }
  | { kind: 'unknown'; reason: string };

/**
 * The number of ways in which twenty consecutive `a?` can match a text. A pattern with more ways counts as exponential.
 */
const MAX_CHOICES = 2 ** 20;

const known = new Map<string, Verdict>();

/**
 * Determines the time complexity of patterns, with the page's own check.
 *
 * @param flags The flags of patterns for single-line texts; undefined for URL patterns
 * @param seconds The time limit, after which the remaining patterns are `unknown`
 */
export const judge = (
  patterns: readonly Pattern[],
  flags?: string,
  seconds: number = limits.patternSeconds,
): Map<Pattern, Verdict> => {
  const end = Date.now() + seconds * 1000;
  const late: Verdict = {
    kind: 'unknown',
    reason: `the patterns before it took ${seconds} seconds, the time limit`,
  };
  return new Map(
    patterns.map((pattern) => {
      const key = `${flags}:${pattern.source}`;
      const cached = known.get(key);
      if (cached) return [pattern, cached];
      if (Date.now() >= end) return [pattern, late];
      const verdict = verdictOn(pattern, flags);
      known.set(key, verdict);
      return [pattern, verdict];
    }),
  );
};

const verdictOn = ({ source, ast, unjudged }: Pattern, flags: string | undefined): Verdict => {
  if (unjudged !== undefined) return { kind: 'unknown', reason: unjudged };
  if (!ast) return { kind: 'unknown', reason: 'its syntax is unknown' };
  try {
    const graph = patternGraph(source, flags);
    return verdictBy(graph, worstCase(graph, engine.input));
  } catch (error) {
    return { kind: 'unknown', reason: messageOf(error) };
  }
};

const verdictBy = (graph: PatternGraph, worst: WorstCase): Verdict => {
  const isExponential = worst.ambiguity !== undefined || worst.visits / engine.input ** worst.degree > MAX_CHOICES;
  if (!isExponential && worst.degree < 2) return { kind: 'linear' };
  const loop = worst.chain.find(([first]) => first !== undefined && graph.parts[first]);
  return {
    kind: isExponential ? 'exponential' : 'polynomial',
    degree: isExponential ? undefined : worst.degree,
    attack: attack(graph, worst),
    spot: spotOf(graph, loop ?? []),
  };
};

const spotOf = ({ parts }: PatternGraph, loop: readonly number[]): [number, number] | undefined => {
  const own = loop.flatMap((position) => parts[position] ?? []);
  return own.length > 0
    ? [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))]
    : undefined;
};
