import { limits } from '../../src/experiments/engine/patterns/limits';
import { type PatternGraph, SEARCH } from '../../src/experiments/engine/patterns/pattern-graph';
import type { WorstCase } from '../../src/experiments/engine/patterns/worst-case';
import { must } from '../io/errors';

/** Each repetition doubles the time. At this number, a match takes about a minute. */
const EXPONENTIAL_ROUNDS = 31;

const TRIED_ROUNDS = 4;

const SUFFIXES = ['!', '', '/', '-', '_', 'a', '0', 'A', '=', '~', '%'];

interface Pumped {
  prefix: string;
  pump: string;
}

/** Returns a JavaScript expression for a text that the pattern rejects slowly: `'/' + 'a'.repeat(31) + '!'`. */
export const attack = (graph: PatternGraph, worst: WorstCase): string | undefined => {
  const { prefix, pump } = worst.ambiguity ? exponential(graph, worst.ambiguity) : polynomial(graph, worst.chain);
  if (pump === '') return undefined;
  const suffix = SUFFIXES.find((end) => !couldMatch(graph, prefix + pump.repeat(TRIED_ROUNDS) + end));
  if (suffix === undefined) return undefined;
  const rounds = worst.ambiguity
    ? EXPONENTIAL_ROUNDS
    : Math.floor((limits.input - prefix.length - suffix.length) / pump.length);
  return [prefix && quote(prefix), `${quote(pump)}.repeat(${rounds})`, suffix && quote(suffix)]
    .filter(Boolean)
    .join(' + ');
};

/** Finds a text that the loop can match in two ways. */
const exponential = (graph: PatternGraph, ambiguity: NonNullable<WorstCase['ambiguity']>): Pumped => {
  let pump = '';
  let place = ambiguity;
  for (; place.before; place = place.before)
    pump = graph.sets.example(readOf(graph, place.one) & readOf(graph, place.other)) + pump;
  const way = wayTo(graph, [SEARCH], (position) => position === place.one);
  return { prefix: textOf(graph, way), pump };
};

const polynomial = (graph: PatternGraph, [first = [], ...others]: readonly (readonly number[])[]): Pumped => {
  const isFirst = (position: number): boolean => first.includes(position);
  const begin = isFirst(SEARCH) ? [] : roundOf(graph, first, [SEARCH]);
  let way = begin.filter(isFirst);
  let from = first;
  for (const loop of others) {
    way = [...way, ...roundOf(graph, loop, from)];
    from = loop;
  }
  const prefix = begin.filter((position) => !isFirst(position));
  return { prefix: textOf(graph, prefix), pump: textOf(graph, way) };
};

const roundOf = (graph: PatternGraph, loop: readonly number[], from: readonly number[]): number[] => {
  const way = wayTo(graph, from, (position) => loop.includes(position));
  const entry = way.at(-1);
  if (entry === undefined || after(graph, entry).includes(entry)) return way;
  const isLast = (position: number): boolean => loop.includes(position) && after(graph, position).includes(entry);
  return [...way, ...wayTo(graph, [entry], isLast)];
};

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

/**
 * Searches the pattern's graph for a match, because running the pattern could hang. Assumes that every assertion holds.
 */
const couldMatch = (graph: PatternGraph, text: string): boolean => {
  // Add each anchor twice, because a pattern such as `^^` consumes two anchors.
  const symbols = ['^', '^', ...[...text].map((char) => (/\w/.test(char) ? char : `\\${char}`)), '$', '$'];
  let places = new Set([SEARCH]);
  for (const symbol of symbols) {
    const read = graph.sets.of(symbol);
    const reached = new Set<number>();
    for (const place of places)
      for (const position of after(graph, place)) if (readOf(graph, position) & read) reached.add(position);
    places = reached;
    if ([...places].some((place) => graph.accepts.has(place))) return true;
  }
  return false;
};

const textOf = (graph: PatternGraph, way: readonly number[]): string =>
  way.map((position) => graph.sets.example(readOf(graph, position))).join('');

const readOf = ({ reads }: PatternGraph, position: number): PatternGraph['reads'][number] =>
  must(reads[position], 'what a position reads');

const after = ({ next }: PatternGraph, position: number): PatternGraph['next'][number] =>
  must(next[position], 'what comes after a position');

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
