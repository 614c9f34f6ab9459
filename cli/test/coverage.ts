import type { CompiledPattern } from '../../src/experiments/engine/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';
import { patternOrReason } from '../../src/experiments/engine/pattern-or-reason';
import type { ExperimentModel, PatternUse } from '../check/config-model';
import { configModel } from '../check/config-model';
import type { JsonDocument } from '../check/json/document';
import { shorten } from '../io/messages';
import { parseUrl } from '../io/urls';

/** What no case shows: an experiment that none is on, a pattern that finds something in none, or in all of them. */
export interface Uncovered {
  kind: 'match' | 'hit' | 'miss';
  /** The experiment or the pattern, as messages name it. */
  what: string;
  /** Its place in the config. */
  line: number;
  column: number;
  /** The page refuses the pattern, so that no case can show it. */
  refused: boolean;
  experiment: ExperimentModel;
  /** The pattern; undefined for an experiment. */
  use: PatternUse | undefined;
}

/** How much of a config its cases show. */
export interface Coverage {
  /** For each experiment, that it matched; for each pattern, that it was hit, and that it was missed. */
  points: number;
  uncovered: Uncovered[];
}

/**
 * How much of a config cases show (interface 9). A pattern is tried on the URLs on its experiment's domain.
 *
 * @param urls of the cases
 * @param matched names of the experiments that matched in a case
 */
export const coverage = (document: JsonDocument, urls: readonly string[], matched: ReadonlySet<string>): Coverage => {
  const pagesOf = byDomain(urls);
  const found: Coverage = { points: 0, uncovered: [] };
  const { experiments } = configModel(document);
  for (const experiment of experiments) {
    const { name, title, nameNode, domain, patterns } = experiment;
    const ask = (covered: boolean, kind: Uncovered['kind'], use?: PatternUse, refused = false): void => {
      found.points++;
      if (covered) return;
      const what = use ? `${use.part}.${use.role} ${shorten(use.pattern.source)} of ${title}` : title;
      const { offset } = use?.node ?? nameNode;
      found.uncovered.push({ kind, what, ...document.position(offset), refused, experiment, use });
    };
    ask(name !== undefined && matched.has(name.trim()), 'match');
    const pages = pagesOf.get(String(domain?.value).toLowerCase()) ?? [];
    for (const use of patterns) {
      const made = patternOrReason(use.pattern.source, inputLimit);
      const refused = typeof made === 'string';
      const isSeen = (wanted: boolean): boolean =>
        !refused && pages.some((page) => hits(made, use.part === 'url' ? page.pathname : page.search) === wanted);
      ask(isSeen(true), 'hit', use, refused);
      ask(isSeen(false), 'miss', use, refused);
    }
  }
  return found;
};

const byDomain = (urls: readonly string[]): Map<string, URL[]> => {
  const pages = new Map<string, URL[]>();
  for (const text of urls) {
    const url = parseUrl(text);
    if (!url) continue;
    const known = pages.get(url.hostname);
    if (known) known.push(url);
    else pages.set(url.hostname, [url]);
  }
  return pages;
};

/** As in the page, a text that is too long for the pattern doesn't match (threat 9). */
const hits = ({ expression, longest }: CompiledPattern, text: string): boolean =>
  text.length <= longest && expression.test(text);
