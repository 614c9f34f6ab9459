import type { Prefilter } from '../../src/experiments/engine/compile';
import type { Experiment } from '../../src/experiments/engine/config';
import { must } from '../io/errors';
import { type Choice, edge, literals } from './literals';
import { textSearch } from './text-search';

const NONE: readonly number[] = [];

/** Experiments of a domain up to which asking all takes less time than reading the URL. */
const FEW = 4;

/**
 * Makes a prefilter out of the patterns' literals: for each domain one table, made when its first URL comes, is read
 * along the path (and the query, if it helps), and names the experiments whose literals it meets.
 *
 * @param few experiments of a domain up to which all are named
 */
export const literalPrefilter = (experiments: readonly Experiment[], few: number = FEW): Prefilter => {
  const groups = new Map<string, number[]>();
  experiments.forEach(({ domain, rules }, index) => {
    // Nothing matches what has no include.
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
      filter = group.length > few ? domainFilter(experiments, group) : () => group;
      filters.set(url.hostname, filter);
    }
    return filter(url);
  };
};

const domainFilter = (experiments: readonly Experiment[], group: readonly number[]): Prefilter => {
  const known = new Map<string, readonly Choice[]>();
  const choicesOf = (source: string): readonly Choice[] => {
    let choices = known.get(source);
    if (!choices) {
      choices = literals(source).filter((choice) => choice.every(useful));
      known.set(source, choices);
    }
    return choices;
  };
  /** What a rule needs: of a list of patterns one matches, so one choice of each goes into one. */
  const needs = (sources: readonly string[] | null): readonly Choice[] => {
    const each = (sources ?? []).map(choicesOf);
    if (each.length < 2) return each[0] ?? [];
    const picked = each.map((choices) => choices.at(-1));
    return picked.every((choice) => choice !== undefined) ? [picked.flat()] : [];
  };

  const needed = group.map((index, position) => {
    const { rules } = must(experiments[index], 'an experiment of a domain');
    return { index, position, path: needs(rules['url-include']), query: needs(rules['search-include']) };
  });
  const uses = new Map<string, number>();
  for (const { path, query } of needed)
    for (const text of new Set([path, query].flat(2))) uses.set(text, (uses.get(text) ?? 0) + 1);
  // Rare and long texts let few URLs through; common ones are told by how many experiments share them.
  const worth = (choice: Choice): number =>
    Math.min(
      ...choice.map((text) => Math.min(text.length, 12) - 3 * Math.log2(must(uses.get(text), 'the count of a text'))),
    );
  const best = (choices: readonly Choice[]): Choice | undefined => {
    // Not by reduce(): old libraries put their own in its place.
    let found = choices[0];
    if (choices.length > 1) for (const choice of choices) if (found && worth(choice) > worth(found)) found = choice;
    return found;
  };

  const always: number[] = [];
  const holders = new Map<string, number[]>();
  let query = false;
  for (const { index, position, path, query: search } of needed) {
    const choice = best([...path, ...search]);
    if (!choice) always.push(index);
    else {
      query ||= search.includes(choice);
      for (const text of new Set(choice)) holders.set(text, [...(holders.get(text) ?? []), position]);
    }
  }

  const byText = [...holders.values()];
  const find = textSearch([...holders.keys()]);
  /** The number of the URL that last found each: several texts, or one twice, may name the same experiment. */
  const seen = new Float64Array(group.length);
  let url = 0;
  const texts: number[] = [];
  return ({ pathname, search }) => {
    texts.length = 0;
    find(edge.start + pathname + edge.end + (query ? edge.start + search + edge.end : ''), texts);
    if (texts.length === 0) return always;
    url++;
    const found = always.slice();
    for (const text of texts) {
      for (const position of must(byText[text], 'who holds a text')) {
        if (seen[position] === url) continue;
        seen[position] = url;
        found.push(must(group[position], 'a position of the domain'));
      }
    }
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  };
};

/** The search needs three characters, and characters beyond ASCII are percent-encoded in a URL. */
const useful = (text: string): boolean => text.length > 2 && !/[^\0-\x7f]/.test(text);
