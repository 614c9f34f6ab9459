import { compile } from 'css-select';
import { CliError } from '../../io/cli-error';
import { limits } from '../../io/limits';
import { messageOf } from '../../io/message-of';
import { sourceName } from '../../io/source-name';
import type { LintContext } from '../lint-rule';
import type { PageElement } from '../page';
import { countedAdapter } from './counted-adapter';

/**
 * What a selector finds on a page: the first element, and the first with `data-widget`, which is what the page acts on.
 * `broken` is no selector; of one that is `unknown` nobody can say it here.
 */
export type Target = 'broken' | 'unknown' | { first?: PageElement; widget?: PageElement };

/** What css-select can parse, and can't look for: browsers may. */
const UNKNOWN = /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced)/;

/**
 * Looks for what selectors find on a page, each selector once.
 *
 * @param context its page and all elements: what stands in ignored regions is no target, but has its place
 * @param most looks at an element that all selectors together may take: tests take fewer
 * @returns a search, which throws CliError where it is more
 */
export const targetSearch = (
  { page: { name, elements }, all }: Pick<LintContext, 'page' | 'all'>,
  most: number = limits.selectorSteps,
): ((selector: string) => Target) => {
  const { adapter, counted } = countedAdapter(
    all.filter(({ parent }) => !parent),
    most,
    () =>
      new CliError(
        `to look for what data-widget-open, -close and -toggle name on ${sourceName(name)} takes more than ${most.toLocaleString('en-US')} steps, the most that is tried`,
        'Name targets by their ids, as data-widget-open="#sale".',
      ),
  );
  // What a page leaves to the browser is none of its elements here.
  const unwritten = ['html', 'head', 'body'].filter((tag) => all.every((element) => element.tag !== tag));
  const search = (selector: string): Target => {
    if (unwritten.some((tag) => selector.toLowerCase().includes(tag))) return 'unknown';
    let matches: (element: PageElement) => boolean;
    try {
      matches = compile<PageElement, PageElement>(selector, { adapter });
    } catch (error) {
      return UNKNOWN.test(messageOf(error)) ? 'unknown' : 'broken';
    }
    let first: PageElement | undefined;
    for (const element of elements) {
      if (!counted(matches(element))) continue;
      first ??= element;
      if (element.attributes.has('data-widget')) return { first, widget: element };
    }
    return { first };
  };
  const known = new Map<string, Target>();
  return (selector) => {
    const target = known.get(selector) ?? search(selector);
    known.set(selector, target);
    return target;
  };
};
