import { components } from './components';
import { findAmbiguity, type Place } from './find-ambiguity';
import { type PatternGraph, SEARCH } from './pattern-graph';
import { withoutSettled } from './without-settled';

/** The most work that a pattern's search makes for the browser. */
export interface WorstCase {
  /** A loop that reads the same text in two ways: the work doubles with each round. */
  ambiguity?: Place;
  /** The work grows with this power of the text's length at most. */
  degree: number;
  /** How often the search comes to one position, at most, on a text of the given length. */
  visits: number;
  /** How often the search comes to all positions together, at most, on a text of a length. */
  workAt: (length: number) => number;
  /** The positions of the loops that make the degree, from the search on. */
  chain: number[][];
}

/** More steps than this, and the question is too hard. */
const PATIENCE = 2_000_000;

/**
 * A number that grows with the text's length n: as many as here of 1, then of n + 1, of (n + 1)(n + 2)/2, and so on. In
 * this form the sum over all shorter texts is the same list, one place further on.
 */
type Growth = readonly number[];

const growthAt = (growth: Growth, length: number): number => {
  let value = 0;
  let unit = 1;
  growth.forEach((count, power) => {
    value += count * unit;
    unit *= (length + power + 1) / (power + 1);
  });
  return value;
};

const combine = (one: Growth, other: Growth, by: (one: number, other: number) => number): Growth =>
  (one.length > other.length ? one : other).map((_, power) => by(one[power] ?? 0, other[power] ?? 0));

/**
 * An upper bound of a backtracking search. Backtracking tries all ways to read a beginning of the text before it gives
 * up, so it comes to a position as often as there are ways to it, by texts of each length. The bound counts them along
 * the graph, from the search on:
 * - Ways to one position from several others add up where one text leads to both; else the larger counts.
 * - In a loop that is not ambiguous, a text has one way from where the loop was entered to each of its positions. Where
 *   the loop can be entered while another way is in it already, all entries so far add up: the power of the length is
 *   one more.
 *
 * @param length of the text, in characters
 * @throws RangeError when the question is too hard
 */
export const worstCase = (graph: PatternGraph, length: number): WorstCase => {
  const { reads } = graph;
  // A position that reads no character of a URL closes no loop: without it, all steps of a loop can be walked.
  const next = withoutSettled(graph).map((after) => after.filter((position) => reads[position]));
  const size = reads.length;
  let patience = PATIENCE;
  const countStep = (): void => {
    if (--patience < 0) throw RangeError('it is too large');
  };

  const groups = components(next);
  const groupOf: number[] = [];
  groups.forEach((group, index) => {
    for (const position of group) groupOf[position] = index;
  });
  for (const group of groups) {
    const ambiguity = findAmbiguity(graph, next, group, countStep);
    if (ambiguity) return { ambiguity, degree: Infinity, visits: Infinity, workAt: () => Infinity, chain: [group] };
  }

  const pairOf = (one: number, other: number): number => Math.min(one, other) * size + Math.max(one, other);
  // The pairs of positions that one text leads to, and the loops that can be entered while another way is in them.
  const pairs = [SEARCH];
  const together = new Set(pairs);
  const addsUp = new Set<number>();
  for (const pair of pairs) {
    const [one, other] = [Math.floor(pair / size), pair % size];
    for (const a of next[one]!) {
      for (const b of next[other]!) {
        // Of two ways from one position, the one to the smaller number is the first.
        if (one === other && a > b) continue;
        countStep();
        if (!(reads[a]! & reads[b]!)) continue;
        const after = pairOf(a, b);
        if (!together.has(after)) pairs.push(after);
        together.add(after);
        const loop = groupOf[a]!;
        if (loop === groupOf[b] && (loop === groupOf[one]) !== (loop === groupOf[other])) addsUp.add(loop);
      }
    }
  }

  const ways: Growth[] = [];
  const chains: number[][] = [];
  let worst: { visits: number; degree: number; chain: number[] } = { visits: 0, degree: 0, chain: [] };
  const before: Map<number, number>[] = groups.map(() => new Map());
  groups.forEach((group, index) => {
    let most: Growth = group.includes(SEARCH) ? [1] : [];
    let chain: number[] = group.includes(SEARCH) ? [index] : [];
    for (const [one] of before[index]!) {
      let sum: Growth = [];
      for (const [other, times] of before[index]!) {
        countStep();
        if (together.has(pairOf(one, other)))
          sum = combine(sum, ways[groupOf[other]!]!, (all, own) => all + own * times);
      }
      most = combine(most, sum, Math.max);
      const own = chains[groupOf[one]!]!;
      if (own.length >= chain.length) chain = own;
    }
    if (addsUp.has(index)) {
      most = [0, ...most];
      chain = [...chain, index];
    } else if (chain.length < 2 && group.some((one) => next[one]!.some((to) => groupOf[to] === index))) chain = [index];
    ways.push(most);
    chains.push(chain);
    // The ways by texts of all lengths.
    const visits = Math.max(worst.visits, growthAt([0, ...most], length));
    worst = most.length > worst.degree ? { visits, degree: most.length, chain } : { ...worst, visits };
    // A loop's round begins as the loop does: of all entries from one position, one leads on to any other.
    for (const one of group) {
      const entries = new Map<number, number>();
      for (const to of next[one]!) if (groupOf[to] !== index) entries.set(to, (entries.get(to) ?? 0) + 1);
      for (const [to, times] of entries)
        before[groupOf[to]!]!.set(one, Math.max(times, before[groupOf[to]!]!.get(one) ?? 0));
    }
  });
  let work: Growth = [];
  ways.forEach((most, index) => {
    work = combine(work, most, (sum, own) => sum + own * groups[index]!.length);
  });
  return {
    ...worst,
    workAt: (other) => growthAt([0, ...work], other),
    chain: worst.chain.map((index) => groups[index]!),
  };
};
