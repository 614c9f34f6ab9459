import { compile } from 'css-select';
import { CliError } from '../io/cli-error';
import { limits } from '../io/limits';
import { shorten } from '../io/shorten';
import { sourceName } from '../io/source-name';
import { countedAdapter } from './html/counted-adapter';
import type { Page, PageElement } from './page';

/**
 * Which elements stand in a region in which nothing of ours mounts or acts (interface 9): in a `[data-cobble-off]`, or
 * in what the tag's `data-ignore` names. A selector that can't be parsed ignores the whole page, as there.
 *
 * @param mostSteps how often an element may be looked at: tests take fewer
 * @throws CliError where the selector is too long, or takes too long on this page: each `~` of several multiplies the
 * work (threat 9)
 */
export const ignoredRegions = (
  { name, elements }: Pick<Page, 'name' | 'elements'>,
  ignore: string | undefined,
  mostSteps: number = limits.selectorSteps,
): ReadonlySet<PageElement> => {
  const ignored = new Set<PageElement>();
  const matches = ignore === undefined ? () => false : reader(name, elements, ignore, mostSteps);
  // In the order of the document: a parent is looked at before its children.
  for (const element of elements) {
    if (
      (element.parent && ignored.has(element.parent)) ||
      element.attributes.has('data-cobble-off') ||
      matches(element)
    )
      ignored.add(element);
  }
  return ignored;
};

const reader = (
  name: string,
  elements: readonly PageElement[],
  ignore: string,
  mostSteps: number,
): ((element: PageElement) => boolean) => {
  const refused = (most: number, of: string) =>
    new CliError(
      `data-ignore="${shorten(ignore, 100)}" on ${sourceName(name)} ${of.replace('#', most.toLocaleString('en-US'))}`,
      'Give what is ignored a class of its own, and name that.',
    );
  if (ignore.length > limits.selector)
    throw refused(limits.selector, 'has more than # characters, the most that is read');
  const outermost = elements.filter(({ parent }) => !parent);
  const { adapter } = countedAdapter(outermost, mostSteps, () =>
    refused(mostSteps, 'takes more than # steps, the most that is tried'),
  );
  try {
    return compile<PageElement, PageElement>(ignore, { adapter });
  } catch {
    return () => true;
  }
};
