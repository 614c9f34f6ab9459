import { compile } from 'css-select';
import { CliError } from '../../io/cli-error';
import { limits } from '../../io/limits';
import { messageOf } from '../../io/message-of';
import { sourceName } from '../../io/source-name';
import type { LintContext } from '../lint-rule';
import type { PageElement } from '../page';

/**
 * What a selector finds on a page: the first element, and the first with `data-widget`, which is what the page acts on.
 * `broken` is no selector; of one that is `unknown` nobody can say it here.
 */
export type Target = 'broken' | 'unknown' | { first?: PageElement; widget?: PageElement };

/** What css-select can parse, and can't look for: browsers may. */
const UNKNOWN = /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced)/;

/** Signs of a text, and elements of a list, that are gone over in the time of a step. */
const PER_STEP = 32;

/**
 * Looks for what selectors find on a page, each selector once.
 *
 * @param context its page and all elements: what stands in ignored regions is no target, but has its place
 * @param most looks at an element that all selectors together may take: tests take fewer
 * @returns a search, which throws CliError where it is more: each `~` of several multiplies the work (threat 9)
 */
export const targetSearch = (
  { page: { name, elements }, all }: Pick<LintContext, 'page' | 'all'>,
  most: number = limits.targetSteps,
): ((selector: string) => Target) => {
  let steps = 0;
  const counted = <Found>(found: Found, size = 0): Found => {
    steps += 1 + size / PER_STEP;
    if (steps <= most) return found;
    throw new CliError(
      `to look for what data-widget-open, -close and -toggle name on ${sourceName(name)} takes more than ${most.toLocaleString('en-US')} steps, the most that is tried`,
      'Name targets by their ids, as data-widget-open="#sale".',
    );
  };
  const sized = <Found extends { length: number } | undefined>(found: Found): Found => counted(found, found?.length);
  const outermost = all.filter(({ parent }) => !parent);
  const adapter = {
    isTag: (node: PageElement): node is PageElement => counted(node !== undefined),
    equals: (one: PageElement, other: PageElement) => counted(one === other),
    getAttributeValue: (element: PageElement, attribute: string) => sized(element.attributes.get(attribute)?.value),
    hasAttrib: (element: PageElement, attribute: string) => counted(element.attributes.has(attribute)),
    getName: (element: PageElement) => counted(element.tag),
    getParent: (element: PageElement) => counted(element.parent ?? null),
    getChildren: (element: PageElement) => sized(element.children),
    getSiblings: (element: PageElement) => sized(element.parent?.children ?? outermost),
    getText: (element: PageElement) => sized(element.text),
    // Only a search for several elements asks for it.
    removeSubsets: (found: PageElement[]) => found,
  };
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
