import { compile } from 'css-select';
import { CliError } from '../io/cli-error';
import { limits } from '../io/limits';
import { shorten } from '../io/shorten';
import { sourceName } from '../io/source-name';
import type { Page, PageElement } from './page';

/**
 * How css-select walks a host page's elements.
 *
 * @param outermost elements without a parent: a piece of a page names no `<body>`
 * @param step is told of each thing that is looked at, with its size
 */
const adapterOf = (outermost: PageElement[], step: (size?: number) => void) => {
  const counted = <Found>(found: Found, size?: number): Found => {
    step(size);
    return found;
  };
  const sized = <Found extends { length: number } | undefined>(found: Found): Found => counted(found, found?.length);
  return {
    isTag: (node: PageElement): node is PageElement => counted(node !== undefined),
    equals: (one: PageElement, other: PageElement) => counted(one === other),
    getAttributeValue: (element: PageElement, name: string) => sized(element.attributes.get(name)?.value),
    hasAttrib: (element: PageElement, name: string) => counted(element.attributes.has(name)),
    getName: (element: PageElement) => counted(element.tag),
    getParent: (element: PageElement) => counted(element.parent ?? null),
    getChildren: (element: PageElement) => sized(element.children),
    getSiblings: (element: PageElement) => sized(element.parent?.children ?? outermost),
    getText: (element: PageElement) => sized(element.text),
    // Only a search for several elements asks for it.
    removeSubsets: (elements: PageElement[]) => elements,
  };
};

/** Signs of a text, and elements of a list, that are gone over in the time of a step. */
const PER_STEP = 32;

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
  let steps = 0;
  const step = (size = 0): void => {
    steps += 1 + size / PER_STEP;
    if (steps > mostSteps) throw refused(mostSteps, 'takes more than # steps, the most that is tried');
  };
  const outermost = elements.filter(({ parent }) => !parent);
  try {
    return compile<PageElement, PageElement>(ignore, { adapter: adapterOf(outermost, step) });
  } catch {
    return () => true;
  }
};
