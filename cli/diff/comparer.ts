import { compile } from '../../src/experiments/engine/compile';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { switchesOf } from '../../src/experiments/engine/flights';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { must } from '../io/errors';
import { literalPrefilter } from '../match/literal-prefilter';
import { memoizeByList } from '../match/memoize-by-list';
import { maySwitch } from '../match/switches';
import { type Addition, addition, type Running, running } from './running';
import type { UrlChange } from './url-change';
import { urlChange } from './url-change';

export interface Comparer {
  /** May return one object for many URLs, so that callers can cache its JSON. */
  compare(url: URL): UrlChange | undefined;
  refused: { before: number; after: number };
}

interface Targeting {
  before: number[];
  after: number[];
}

/**
 * Compiles two configs, to compare them on many URLs. Tests equal targeting rules only once.
 * @param assigned the assigned flights. Default: all
 */
export const comparer = (
  before: readonly Experiment[],
  after: readonly Experiment[],
  assigned: readonly string[] | undefined,
): Comparer => {
  const targetings: Targeting[] = [];
  const tested: Experiment[] = [];
  const known = new Map<string, Targeting>();
  const add = (side: 'before' | 'after', experiments: readonly Experiment[]): void =>
    experiments.forEach(({ domain, rules }, position) => {
      const key = JSON.stringify([domain, rules]);
      let targeting = known.get(key);
      if (!targeting) {
        targeting = { before: [], after: [] };
        known.set(key, targeting);
        tested.push({ name: String(targetings.length), domain, rules, setup: [] });
        targetings.push(targeting);
      }
      targeting[side].push(position);
    });
  add('before', before);
  add('after', after);

  const refused = { before: 0, after: 0 };
  const match = compile(
    tested,
    inputLimit,
    (problem) => {
      if (problem.code !== 'rejected-pattern') return;
      const targeting = must(targetings[Number(problem.at)], 'the targeting that is refused');
      refused.before += targeting.before.length;
      refused.after += targeting.after.length;
    },
    literalPrefilter(tested),
  );
  const sides = { before: runningBy(before, assigned), after: runningBy(after, assigned) };
  const numbers = numbered(before, after);

  const change = (found: readonly Experiment[], search: string): UrlChange | undefined => {
    const matched = found.map(({ name }) => must(targetings[Number(name)], 'a targeting'));
    const [old, now] = [inOrder(matched, 'before'), inOrder(matched, 'after')];
    return old.length === now.length && old.every((at, index) => numbers.before[at] === numbers.after[now[index] ?? -1])
      ? undefined
      : urlChange(sides.before(old, search), sides.after(now, search));
  };
  const usually = memoizeByList((found: readonly Experiment[]) => change(found, ''));

  return {
    refused,
    compare({ hostname, pathname, search }) {
      const found = match({ hostname, pathname, search });
      if (found.length === 0) return undefined;
      return maySwitch(search) ? change(found, search) : usually(found);
    },
  };
};

const inOrder = (matched: readonly Targeting[], side: 'before' | 'after'): number[] => {
  const positions: number[] = [];
  let isSorted = true;
  for (const { [side]: own } of matched)
    for (const position of own) {
      isSorted &&= positions.length === 0 || (positions.at(-1) ?? 0) < position;
      positions.push(position);
    }
  // Usually sorted already.
  return isSorted ? positions : positions.sort((a, b) => a - b);
};

const runningBy = (
  experiments: readonly Experiment[],
  assigned: readonly string[] | undefined,
): ((positions: readonly number[], search: string) => Running) => {
  const usual = experiments.map((each) => addition(each, isOnBy(assigned, switchesOf(''))));
  return (positions, search) => {
    const isOn = maySwitch(search) ? isOnBy(assigned, switchesOf(search)) : undefined;
    return running(
      positions.map(
        (position): Addition =>
          isOn
            ? addition(must(experiments[position], 'an experiment'), isOn)
            : must(usual[position], 'what an experiment adds'),
      ),
    );
  };
};

/** Like `flightsOn` (EXP-6), but in constant time per flight (threat 9). */
const isOnBy = (
  assigned: readonly string[] | undefined,
  { enable, disable, disableAll }: Switches,
): ((flight: string) => boolean) => {
  const listed = assigned && new Set([...assigned, ...enable]);
  const off = new Set(disable);
  return (flight) => !disableAll && !off.has(flight) && (listed?.has(flight) ?? true);
};

const numbered = (
  before: readonly Experiment[],
  after: readonly Experiment[],
): Record<'before' | 'after', readonly number[]> => {
  const numbers = new Map<string, number>();
  const number = ({ name, setup }: Experiment): number => {
    const key = JSON.stringify([name, setup]);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return { before: before.map(number), after: after.map(number) };
};
