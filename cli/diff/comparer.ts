import { compile } from '../../src/experiments/engine/compile';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { switchesOf } from '../../src/experiments/engine/flights';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';
import { must } from '../io/errors';
import { literalPrefilter } from '../match/literal-prefilter';
import { maySwitch } from '../match/may-switch';
import { rememberByList } from '../match/remember-by-list';
import type { Addition } from './addition';
import { addition } from './addition';
import type { Running } from './running';
import { running } from './running';
import type { UrlChange } from './url-change';
import { urlChange } from './url-change';

/** Two configs that are made ready for many URLs. */
export interface Comparer {
  /**
   * What changes on a URL, mostly one object for all pages on which the same changes; undefined where the page runs the
   * same.
   */
  compare(url: URL): UrlChange | undefined;
  /** Patterns of each config that the page refuses. */
  refused: { before: number; after: number };
}

/** A targeting of one config, of the other, or of both: on a URL it is asked once. */
interface Targeting {
  /** Positions of the experiments that have it. */
  before: number[];
  after: number[];
}

/**
 * Makes the page's own engine ready to say of many URLs what changes between two configs. Each targeting that stands in
 * one of them is asked once for a URL, also when it stands in both; where the same experiments match in the same order,
 * their files are the same, and are not looked at.
 *
 * @param assigned undefined is every flight
 */
export const comparer = (
  before: readonly Experiment[],
  after: readonly Experiment[],
  assigned: readonly string[] | undefined,
): Comparer => {
  const targetings: Targeting[] = [];
  const asked: Experiment[] = [];
  const known = new Map<string, Targeting>();
  const add = (side: 'before' | 'after', experiments: readonly Experiment[]): void =>
    experiments.forEach(({ domain, rules }, position) => {
      const key = JSON.stringify([domain, rules]);
      let targeting = known.get(key);
      if (!targeting) {
        targeting = { before: [], after: [] };
        known.set(key, targeting);
        // By its name the engine says which one it means.
        asked.push({ name: String(targetings.length), domain, rules, setup: [] });
        targetings.push(targeting);
      }
      targeting[side].push(position);
    });
  add('before', before);
  add('after', after);

  const refused = { before: 0, after: 0 };
  const match = compile(
    asked,
    inputLimit,
    (sentence) => {
      const targeting = must(targetings[Number.parseInt(sentence, 10)], 'the targeting that is refused');
      refused.before += targeting.before.length;
      refused.after += targeting.after.length;
    },
    // It narrows down what is asked for each URL, and decides nothing.
    literalPrefilter(asked),
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
  const usually = rememberByList((found: readonly Experiment[]) => change(found, ''));

  return {
    refused,
    compare({ hostname, pathname, search }) {
      const found = match({ hostname, pathname, search });
      if (found.length === 0) return undefined;
      return maySwitch(search) ? change(found, search) : usually(found);
    },
  };
};

/** The positions of experiments in one config, in its order. */
const inOrder = (matched: readonly Targeting[], side: 'before' | 'after'): number[] => {
  const positions: number[] = [];
  let isSorted = true;
  for (const { [side]: own } of matched)
    for (const position of own) {
      isSorted &&= positions.length === 0 || (positions.at(-1) ?? 0) < position;
      positions.push(position);
    }
  // Those of the first config mostly are.
  return isSorted ? positions : positions.sort((a, b) => a - b);
};

/** What a page runs by one of the configs, of those experiments that match. */
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

/**
 * Which flights are on: of all names, as `flightsOn` of the engine says it of a config's (EXP-6), in a time that does
 * not grow with their number (threat 9).
 *
 * @param assigned undefined is every flight
 */
const isOnBy = (
  assigned: readonly string[] | undefined,
  { enable, disable, disableAll }: Switches,
): ((flight: string) => boolean) => {
  const listed = assigned && new Set([...assigned, ...enable]);
  const off = new Set(disable);
  return (flight) => !disableAll && !off.has(flight) && (listed?.has(flight) ?? true);
};

/** Each experiment's number, for both configs: the same where name and files are. */
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
