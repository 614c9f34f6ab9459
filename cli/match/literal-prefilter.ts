import type { Prefilter } from '../../src/experiments/engine/compile';
import type { Experiment } from '../../src/experiments/engine/config';
import { must } from '../io/errors';
import { type Choice, edge, literals } from './literals';
import { textSearch } from './text-search';

const NONE: readonly number[] = [];

/** Maximum number of experiments that are faster to test than to filter. */
const FEW = 4;

/** Beyond this many characters, a longer text isn't more selective. */
const LONG = 12;

/**
 * Selects the experiments whose patterns require a string that the URL contains.
 *
 * @param few A domain with at most this many experiments needs no filter
 */
export const literalPrefilter = (experiments: readonly Experiment[], few: number = FEW): Prefilter => {
  const groups = new Map<string, number[]>();
  experiments.forEach(({ domain, rules }, index) => {
    // An experiment without an include matches no URL.
    if (!rules['url-include'] || !rules['search-include']) return;
    const group = groups.get(domain);
    if (group) group.push(index);
    else groups.set(domain, [index]);
  });
  const filters = new Map<string, Prefilter>();
  return (url) => {
    let filter = filters.get(url.hostname);
    if (!filter) {
      const group = groups.get(url.hostname);
      if (!group) return NONE;
      filter = group.length > few ? tableFilter(group, tableOf(experiments, group)) : () => group;
      filters.set(url.hostname, filter);
    }
    return filter(url);
  };
};

interface Table {
  /** Experiments that need no literal, as indexes into the config's list. */
  readonly always: readonly number[];
  /** Maps each literal to the experiments that need it, as indexes into the domain's list. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  readonly needsQuery: boolean;
}

const tableOf = (experiments: readonly Experiment[], group: readonly number[]): Table => {
  const choicesOf = usefulChoices();
  const needed = group.map((index) => {
    const { rules } = must(experiments[index], 'an experiment of a domain');
    return { path: needsOf(rules['url-include'], choicesOf), query: needsOf(rules['search-include'], choicesOf) };
  });
  const uses = new Map<string, number>();
  for (const { path, query } of needed)
    for (const text of new Set([path, query].flat(2))) uses.set(text, (uses.get(text) ?? 0) + 1);

  const always: number[] = [];
  const holders = new Map<string, number[]>();
  let needsQuery = false;
  needed.forEach(({ path, query }, position) => {
    const choice = bestChoice([...path, ...query], uses);
    if (!choice) always.push(must(group[position], 'a position of the domain'));
    else needsQuery ||= query.includes(choice);
    for (const text of new Set(choice)) holders.set(text, [...(holders.get(text) ?? []), position]);
  });
  return { always, holders, needsQuery };
};

const usefulChoices = (): ((source: string) => readonly Choice[]) => {
  const known = new Map<string, readonly Choice[]>();
  return (source) => {
    let choices = known.get(source);
    if (!choices) {
      choices = literals(source).filter((choice) => choice.every(isUseful));
      known.set(source, choices);
    }
    return choices;
  };
};

/** Whether `textSearch` can find a text: it requires at least three characters, all in ASCII. */
const isUseful = (text: string): boolean => text.length > 2 && !/[^\0-\x7f]/.test(text);

/** Combines the patterns' texts into one list, because a URL needs to match only one pattern. */
const needsOf = (
  sources: readonly string[] | null,
  choicesOf: (source: string) => readonly Choice[],
): readonly Choice[] => {
  const each = (sources ?? []).map(choicesOf);
  if (each.length < 2) return each[0] ?? [];
  const picked = each.map((choices) => choices.at(-1));
  return picked.every((choice) => choice !== undefined) ? [picked.flat()] : [];
};

/** Prefers rare and long texts, because they select the fewest experiments. */
const bestChoice = (choices: readonly Choice[], uses: ReadonlyMap<string, number>): Choice | undefined => {
  const worth = (choice: Choice): number =>
    Math.min(
      ...choice.map((text) => Math.min(text.length, LONG) - 3 * Math.log2(must(uses.get(text), 'the count of a text'))),
    );
  // Avoids reduce(), which old libraries overwrite.
  let found = choices[0];
  if (choices.length > 1) for (const choice of choices) if (found && worth(choice) > worth(found)) found = choice;
  return found;
};

const tableFilter = (group: readonly number[], { always, holders, needsQuery }: Table): Prefilter => {
  const byText = [...holders.values()];
  const find = textSearch([...holders.keys()]);
  /** For each experiment, the index of the last URL that selected it, so that no URL selects it twice. */
  const seen = new Float64Array(group.length);
  let url = 0;
  const texts: number[] = [];
  return ({ pathname, search }) => {
    texts.length = 0;
    find(edge.start + pathname + edge.end + (needsQuery ? edge.start + search + edge.end : ''), texts);
    if (texts.length === 0) return always;
    url++;
    const found = always.slice();
    for (const text of texts) {
      for (const position of must(byText[text], 'the experiments of a text')) {
        if (seen[position] === url) continue;
        seen[position] = url;
        found.push(must(group[position], 'a position of the domain'));
      }
    }
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  };
};
