import { type CompiledPattern, tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import type { ExperimentModel, PatternUse } from '../check/config-model';
import { configModel } from '../check/config-model';
import type { JsonDocument } from '../check/json/document';
import { shorten } from '../io/messages';
import { parseUrl } from '../io/urls';

/** An experiment that no case matches, or a pattern that all cases match, or none. */
export interface Uncovered {
  kind: 'match' | 'hit' | 'miss';
  /** Label of the experiment or pattern in messages. */
  what: string;
  line: number;
  column: number;
  /** True if the page rejects the pattern, so that no case can cover it. */
  refused: boolean;
  experiment: ExperimentModel;
  /** The uncovered pattern. Undefined for an uncovered experiment. */
  use: PatternUse | undefined;
}

export interface Coverage {
  /** Total points: one per experiment, and two per pattern. */
  points: number;
  uncovered: Uncovered[];
}

/** Returns the coverage of a config (interface 9). Tests each pattern on the case URLs in its experiment's domain. */
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
      const compiled = tryCompilePattern(use.pattern.source, inputLimit);
      const isSeen = (wanted: boolean): boolean =>
        !!compiled && pages.some((page) => hits(compiled, use.part === 'url' ? page.pathname : page.search) === wanted);
      ask(isSeen(true), 'hit', use, !compiled);
      ask(isSeen(false), 'miss', use, !compiled);
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

/** Limits the length of the text, as a page does (threat 9). */
const hits = ({ expression, maxLength }: CompiledPattern, text: string): boolean =>
  text.length <= maxLength && expression.test(text);
