import { components } from './components';
import { findAmbiguity, type Place } from './find-ambiguity';
import { type PatternGraph, SEARCH } from './pattern-graph';
import { withoutSettled } from './without-settled';

export interface WorstCase {
  ambiguity?: Place;
  /** The work grows with this power of the text's length. */
  degree: number;
  visits: number;
  workAt: (length: number) => number;
  /** The loops that determine `degree`, in the search's order. */
  chain: number[][];
}

const MAX_STEPS = 2_000_000;

/**
 * Returns an upper bound for the work of a backtracking search. The search visits a position once for each way to reach
 * it, so the bound counts ways:
 * - For each position, the bound assumes the string with the most ways.
 * - From each entry into an unambiguous loop, a string has one way to each position of the loop.
 * - If one way can enter a loop while another way is inside the loop, the bound adds the ways of all entries. So
 * `degree` grows by one.
 *
 * @param length in characters
 * @throws RangeError if the graph is too complex
 */
export const worstCase = (graph: PatternGraph, length: number): WorstCase => {
  const steps = stepsOf(graph);
  for (const group of steps.groups) {
    const ambiguity = findAmbiguity(graph, steps.next, group, steps.count);
    if (ambiguity) return { ambiguity, degree: Infinity, visits: Infinity, workAt: () => Infinity, chain: [group] };
  }
  const counter = new WayCounter(steps, findPairs(graph, steps));
  for (let index = 0; index < steps.groups.length; index++) counter.countGroup(index);
  return counter.worst(length);
};

interface Steps {
  readonly next: readonly number[][];
  /** The graph's components, in the order of `components()`. */
  readonly groups: readonly number[][];
  readonly groupOf: readonly number[];
  readonly count: () => void;
}

const stepsOf = (graph: PatternGraph): Steps => {
  // Omit positions that match no character: they can't be part of a loop.
  const next = withoutSettled(graph).map((after) => after.filter((position) => graph.reads[position]));
  const groups = components(next);
  const groupOf: number[] = [];
  groups.forEach((group, index) => {
    for (const position of group) groupOf[position] = index;
  });
  let left = MAX_STEPS;
  const count = (): void => {
    if (--left < 0) throw RangeError('it is too complex');
  };
  return { next, groups, groupOf, count };
};

interface Pairs {
  has(one: number, other: number): boolean;
  /** Indices of loops. While one way is inside such a loop, another way of the same string can enter the loop. */
  readonly reentered: ReadonlySet<number>;
}

const findPairs = ({ reads }: PatternGraph, { next, groupOf, count }: Steps): Pairs => {
  const size = reads.length;
  const pairOf = (one: number, other: number): number => Math.min(one, other) * size + Math.max(one, other);
  const pairs = [SEARCH];
  const seen = new Set(pairs);
  const reentered = new Set<number>();
  for (const pair of pairs) {
    const [one, other] = [Math.floor(pair / size), pair % size];
    for (const a of next[one]!) {
      for (const b of next[other]!) {
        if (one === other && a > b) continue;
        count();
        if (!(reads[a]! & reads[b]!)) continue;
        const after = pairOf(a, b);
        if (!seen.has(after)) pairs.push(after);
        seen.add(after);
        const group = groupOf[a]!;
        if (group === groupOf[b] && (group === groupOf[one]) !== (group === groupOf[other])) reentered.add(group);
      }
    }
  }
  return { has: (one, other) => seen.has(pairOf(one, other)), reentered };
};

class WayCounter {
  /** Per group: the largest number of ways to a position. */
  private readonly growths: Growth[] = [];
  /** Per group: the loops that determine the degree. */
  private readonly chains: number[][] = [];
  /** Per group: the largest number of parallel steps from an outside position (the key) to one position inside. */
  private readonly entries: Map<number, number>[];

  constructor(
    private readonly steps: Steps,
    private readonly pairs: Pairs,
  ) {
    this.entries = steps.groups.map(() => new Map());
  }

  countGroup(index: number): void {
    const group = this.steps.groups[index]!;
    const { growth, chain } = this.countEntries(index, group.includes(SEARCH));
    if (this.pairs.reentered.has(index)) {
      this.growths.push([0, ...growth]);
      this.chains.push([...chain, index]);
    } else {
      this.growths.push(growth);
      this.chains.push(chain.length < 2 && this.isLoop(index) ? [index] : chain);
    }
    for (const position of group) this.addEntriesFrom(position, index);
  }

  worst(length: number): WorstCase {
    const { groups } = this.steps;
    let worst: Pick<WorstCase, 'degree' | 'visits' | 'chain'> = { visits: 0, degree: 0, chain: [] };
    let work: Growth = [];
    this.growths.forEach((growth, index) => {
      // Prepending 0 to `growth` sums the visits over all prefixes of the string (see `Growth`).
      const visits = Math.max(worst.visits, growthAt([0, ...growth], length));
      const chain = this.chains[index]!.map((loop) => groups[loop]!);
      worst = growth.length > worst.degree ? { visits, degree: growth.length, chain } : { ...worst, visits };
      work = combine(work, growth, (sum, own) => sum + own * groups[index]!.length);
    });
    return { ...worst, workAt: (other) => growthAt([0, ...work], other) };
  }

  private countEntries(index: number, isStart: boolean): { growth: Growth; chain: number[] } {
    const entries = this.entries[index]!;
    let growth: Growth = isStart ? [1] : [];
    let chain: number[] = isStart ? [index] : [];
    for (const [one] of entries) {
      let sum: Growth = [];
      for (const [other, times] of entries) {
        this.steps.count();
        if (this.pairs.has(one, other))
          sum = combine(sum, this.growths[this.groupOf(other)]!, (all, own) => all + own * times);
      }
      growth = combine(growth, sum, Math.max);
      const longer = this.chains[this.groupOf(one)]!;
      if (longer.length >= chain.length) chain = longer;
    }
    return { growth, chain };
  }

  /**
   * Counts all steps from a position into a loop as one entry. In an unambiguous loop, a string can use only one of
   * these steps to reach a given position.
   */
  private addEntriesFrom(position: number, index: number): void {
    const times = new Map<number, number>();
    for (const to of this.steps.next[position]!)
      if (this.groupOf(to) !== index) times.set(to, (times.get(to) ?? 0) + 1);
    for (const [to, count] of times) {
      const entries = this.entries[this.groupOf(to)]!;
      entries.set(position, Math.max(count, entries.get(position) ?? 0));
    }
  }

  private isLoop(index: number): boolean {
    return this.steps.groups[index]!.some((one) => this.steps.next[one]!.some((to) => this.groupOf(to) === index));
  }

  private groupOf(position: number): number {
    return this.steps.groupOf[position]!;
  }
}

/**
 * A polynomial: the number of ways for a text of length n. The entries are the coefficients of 1, n + 1,
 * (n + 1)(n + 2)/2, and so on. Prepending 0 sums the number over the lengths 0 to n.
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
