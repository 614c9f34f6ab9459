import { limits } from '../../src/experiments/engine/limits';
import type { PatternGraph } from '../../src/experiments/engine/pattern-graph';
import { SEARCH } from '../../src/experiments/engine/pattern-graph';
import type { WorstCase } from '../../src/experiments/engine/worst-case';
import { must } from '../io/errors';
import { couldMatch } from './could-match';

/** Rounds of a loop that doubles the work with each: enough for a minute. */
const ROUNDS = 31;

/** Rounds of a text that is only tried. */
const FEW = 4;

/** What may end the text, so that the pattern doesn't match. */
const SUFFIXES = ['!', '', '/', '-', '_', 'a', '0', 'A', '=', '~', '%'];

/**
 * A text that the pattern takes long on, as a JavaScript expression in readable characters: `'/' + 'a'.repeat(31) +
 * '!'`.
 *
 * @returns undefined where no such text was found that the pattern doesn't match
 */
export const attack = (graph: PatternGraph, worst: WorstCase): string | undefined => {
  const { prefix, pump } = worst.ambiguity ? exponential(graph, worst.ambiguity) : polynomial(graph, worst.chain);
  if (pump === '') return undefined;
  const suffix = SUFFIXES.find((end) => !couldMatch(graph, prefix + pump.repeat(FEW) + end));
  if (suffix === undefined) return undefined;
  const rounds = worst.ambiguity ? ROUNDS : Math.floor((limits.input - prefix.length - suffix.length) / pump.length);
  return [prefix && quote(prefix), `${quote(pump)}.repeat(${rounds})`, suffix && quote(suffix)]
    .filter(Boolean)
    .join(' + ');
};

interface Pumped {
  prefix: string;
  pump: string;
}

/** A way to a loop, and the text that leads through it in two ways. */
const exponential = (graph: PatternGraph, ambiguity: NonNullable<WorstCase['ambiguity']>): Pumped => {
  const { sets } = graph;
  let pump = '';
  let place = ambiguity;
  for (; place.before; place = place.before)
    pump = sets.example(readOf(graph, place.one) & readOf(graph, place.other)) + pump;
  return {
    prefix: textOf(
      graph,
      wayTo(graph, [SEARCH], (position) => position === place.one),
    ),
    pump,
  };
};

/** A way to the first loop of a chain, and a text that leads through all of them. */
const polynomial = (graph: PatternGraph, [first = [], ...others]: readonly (readonly number[])[]): Pumped => {
  const round = (loop: readonly number[], from: readonly number[]): number[] => {
    const way = wayTo(graph, from, (position) => loop.includes(position));
    const entry = way.at(-1);
    // The rest of a round, up to where the loop begins again.
    if (entry === undefined || after(graph, entry).includes(entry)) return way;
    return [
      ...way,
      ...wayTo(graph, [entry], (position) => loop.includes(position) && after(graph, position).includes(entry)),
    ];
  };
  let from = first;
  let way: number[] = first.includes(SEARCH) ? [] : round(first, [SEARCH]);
  const prefix =
    way.length > 0
      ? textOf(
          graph,
          way.filter((position) => !first.includes(position)),
        )
      : '';
  way = way.filter((position) => first.includes(position));
  for (const loop of others) {
    way = [...way, ...round(loop, from)];
    from = loop;
  }
  return { prefix, pump: textOf(graph, way) };
};

/** The shortest way from one of some positions to one that is looked for, without the first. */
const wayTo = (graph: PatternGraph, from: readonly number[], isGoal: (position: number) => boolean): number[] => {
  const before = new Map<number, number>();
  const open = [...from];
  for (const position of open) {
    for (const next of after(graph, position)) {
      if (before.has(next)) continue;
      before.set(next, position);
      if (isGoal(next)) {
        const way = [next];
        for (let at = position; !from.includes(at); at = must(before.get(at), 'a step of the way')) way.unshift(at);
        return way;
      }
      open.push(next);
    }
  }
  return [];
};

const textOf = (graph: PatternGraph, way: readonly number[]): string =>
  way.map((position) => graph.sets.example(readOf(graph, position))).join('');

/** What a position reads. */
const readOf = ({ reads }: PatternGraph, position: number): PatternGraph['reads'][number] =>
  must(reads[position], 'what a position reads');

/** The positions after one. */
const after = ({ next }: PatternGraph, position: number): PatternGraph['next'][number] =>
  must(next[position], 'what comes after a position');

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
