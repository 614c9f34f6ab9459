import { compile } from 'css-select';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { grouped, sourceName } from '../../io/messages';
import type { LintContext } from '../lint-rule';
import type { PageElement } from '../page';
import { countedAdapter } from './counted-adapter';
import { isUnsupported } from './selector-support';

/**
 * `broken`: the selector is invalid. `unknown`: the selector can't be checked. `widget`: the first match with
 * `data-widget`.
 */
export type Target = 'broken' | 'unknown' | { first?: PageElement; widget?: PageElement };

/**
 * @param all includes ignored elements, because selectors count them as siblings
 * @param most limits the steps of all selectors together
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
        `finding the targets of data-widget-open, -close and -toggle on ${sourceName(name)} takes more than ${grouped(most)} steps, the limit`,
        'Name targets by id, such as data-widget-open="#sale".',
      ),
  );
  // Browsers add a missing <html>, <head> or <body>, so selectors that name such a tag can't be checked.
  const unwritten = ['html', 'head', 'body'].filter((tag) => all.every((element) => element.tag !== tag));
  const search = (selector: string): Target => {
    if (unwritten.some((tag) => selector.toLowerCase().includes(tag))) return 'unknown';
    let matches: (element: PageElement) => boolean;
    try {
      matches = compile<PageElement, PageElement>(selector, { adapter });
    } catch (error) {
      return isUnsupported(error) ? 'unknown' : 'broken';
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
