import type { Experiment } from '../../src/experiments/engine/config';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';
import { limits } from '../../src/experiments/engine/limits';
import { patternOrReason } from '../../src/experiments/engine/pattern-or-reason';
import { canParse } from '../io/urls';
import { evaluator } from '../match/evaluate';
import { language } from '../patterns/language';
import type { Pattern } from '../patterns/pattern';
import { sampleTexts } from '../patterns/sample-texts';
import type { UrlPart } from '../patterns/url-part';
import type { Uncovered } from './coverage';

/** A case as it can be written into a file of cases. */
export interface ProposedCase {
  url: string;
  expect: { experiments: string[] };
}

/**
 * Makes ready to propose cases that show what no case does. The URLs are made from the patterns, and each is tried with
 * the page's own engine: what is proposed shows it. A pattern's own text is asked of a page that the experiment would run
 * on, where there is one.
 *
 * @param experiments the whole config: what they all do on the URL is what the case expects
 * @returns a function that gives undefined where no such URL was found
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
        // What is longer is judged by nobody, and may take long to be tried.
        const found = url.length < limits.input && canParse(url) ? evaluate(url) : undefined;
        if (!found || found.url.hostname !== domain.value.toLowerCase()) continue;
        const names = found.outcome.matched.map(({ name }) => name);
        if (shows(wanted, found.url, names)) return { url: found.url.href, expect: { experiments: names } };
      }
    return undefined;
  };
};

/** Whether a case with this URL would show it. */
const shows = ({ kind, use, experiment }: Uncovered, url: URL, matched: readonly string[]): boolean => {
  if (!use) return experiment.name !== undefined && matched.includes(experiment.name.trim());
  const made = patternOrReason(use.pattern.source, inputLimit);
  const text = use.part === 'url' ? url.pathname : url.search;
  return typeof made !== 'string' && text.length <= made.longest && made.expression.test(text) === (kind === 'hit');
};

/** Paths, or queries, that may show it, the best first. */
const textsOf = (part: UrlPart, { kind, use, experiment }: Uncovered): string[] => {
  const own = experiment.patterns.filter((each) => each.part === part);
  const [includes, excludes] = (['include', 'exclude'] as const).map((role) =>
    own.filter((each) => each.role === role).map((each) => each.pattern),
  ) as [Pattern[], Pattern[]];
  /** Which the experiment would run on, for each of its includes. */
  const running = (left: Pattern[], also: Pattern[]) =>
    (includes.length > 0 ? includes : [undefined]).map((include) =>
      ask([...(include ? [include] : []), ...also], left),
    );
  const ask = (all: Pattern[], without: Pattern[] = []): string[] => {
    const example = language.example(part, all, without);
    if (typeof example === 'string') return [example];
    // No automaton can do it: what is put together from the syntax is tried instead.
    return example === null ? [] : all.flatMap((each) => sampleTexts(each).flatMap((text) => wholeTexts(part, text)));
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
        // It decides, where no other exclude does.
        ...running(
          excludes.filter((each) => each !== pattern),
          [pattern],
        ).flat(),
        ...running([], [pattern]).flat(),
        ...ask([pattern]),
      ];
};

/** A piece of a path or a query made a whole one. */
const wholeTexts = (part: UrlPart, text: string): string[] => {
  const mark = part === 'url' ? '/' : '?';
  return text.startsWith(mark) ? [text] : [mark + text, `${mark}a${part === 'url' ? '/' : '&'}${text}`];
};
