import type { Experiment } from '../../src/experiments/engine/config';
import { tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { limits } from '../../src/experiments/engine/patterns/limits';
import { canParse } from '../io/urls';
import { evaluator } from '../match/evaluate';
import { language } from '../patterns/language';
import type { Pattern, UrlPart } from '../patterns/pattern';
import { completeTexts, sampleTexts } from '../patterns/sample-texts';
import type { Uncovered } from './coverage';

export interface ProposedCase {
  url: string;
  expect: { experiments: string[] };
}

/**
 * Derives URLs from the patterns, and tests each URL with the page's engine. Prefers URLs on which the experiment runs.
 * @param experiments the complete config
 */
export const caseProposer = (experiments: readonly Experiment[]): ((wanted: Uncovered) => ProposedCase | undefined) => {
  const evaluate = evaluator(experiments, {
    assigned: [],
    switches: { enable: [], disable: [], disableAll: false },
  });
  return (wanted) => {
    const { domain } = wanted.experiment;
    if (wanted.refused || typeof domain?.value !== 'string') return undefined;
    for (const path of textsOf('url', wanted))
      for (const query of textsOf('search', wanted)) {
        const url = `https://${domain.value.toLowerCase()}${path}${query}`;
        // Skip URLs over the limit, because testing them may take long.
        const found = url.length < limits.input && canParse(url) ? evaluate(url) : undefined;
        if (!found || found.url.hostname !== domain.value.toLowerCase()) continue;
        const names = found.outcome.matched.map(({ name }) => name);
        if (covers(wanted, found.url, names)) return { url: found.url.href, expect: { experiments: names } };
      }
    return undefined;
  };
};

const covers = ({ kind, use, experiment }: Uncovered, url: URL, matched: readonly string[]): boolean => {
  if (!use) return experiment.name !== undefined && matched.includes(experiment.name.trim());
  const compiled = tryCompilePattern(use.pattern.source, inputLimit);
  const text = use.part === 'url' ? url.pathname : url.search;
  if (!compiled || text.length > compiled.maxLength) return false;
  return compiled.expression.test(text) === (kind === 'hit');
};

/** Returns texts that may cover the experiment or pattern, best first. */
const textsOf = (part: UrlPart, { kind, use, experiment }: Uncovered): string[] => {
  const own = experiment.patterns.filter((each) => each.part === part);
  const [includes, excludes] = (['include', 'exclude'] as const).map((role) =>
    own.filter((each) => each.role === role).map((each) => each.pattern),
  ) as [Pattern[], Pattern[]];
  const running = (left: Pattern[], also: Pattern[]) =>
    (includes.length > 0 ? includes : [undefined]).map((include) =>
      ask([...(include ? [include] : []), ...also], left),
    );
  const ask = (all: Pattern[], without: Pattern[] = []): string[] => {
    const example = language.example(part, all, without);
    if (typeof example === 'string') return [example];
    // No automaton can represent the patterns, so try samples.
    return example === null
      ? []
      : all.flatMap((each) => sampleTexts(each).flatMap((text) => completeTexts(part, text)));
  };
  const plain = part === 'url' ? ['/'] : [''];
  const usual = running(excludes, []).flat();
  if (use?.part !== part) return [...usual, ...plain];
  const { pattern, role } = use;
  if (kind === 'miss')
    return [...(role === 'exclude' ? usual : []), ...ask([], [pattern]), ...running([pattern], []).flat(), ...plain];
  return role === 'include'
    ? [...ask([pattern], excludes), ...ask([pattern])]
    : [
        // Prefer texts that match no other exclude pattern.
        ...running(
          excludes.filter((each) => each !== pattern),
          [pattern],
        ).flat(),
        ...running([], [pattern]).flat(),
        ...ask([pattern]),
      ];
};
