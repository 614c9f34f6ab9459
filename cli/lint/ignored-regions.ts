import { compile } from 'css-select';
import type { PageElement } from './page';

/**
 * How css-select walks a host page's elements.
 *
 * @param outermost elements without a parent: a piece of a page names no `<body>`
 */
const adapterOf = (outermost: PageElement[]) => ({
  isTag: (node: PageElement): node is PageElement => node !== undefined,
  getAttributeValue: (element: PageElement, name: string) => element.attributes.get(name)?.value,
  hasAttrib: (element: PageElement, name: string) => element.attributes.has(name),
  getName: (element: PageElement) => element.tag,
  getParent: (element: PageElement) => element.parent ?? null,
  getChildren: (element: PageElement) => element.children,
  getSiblings: (element: PageElement) => element.parent?.children ?? outermost,
  getText: (element: PageElement) => element.text,
  // Only a search for several elements asks for it.
  removeSubsets: (elements: PageElement[]) => elements,
});

/**
 * Which elements stand in a region in which nothing of ours mounts or acts (interface 9): in a `[data-cobble-off]`, or
 * in what the tag's `data-ignore` names. A selector that can't be parsed ignores the whole page, as there.
 */
export const ignoredRegions = (
  elements: readonly PageElement[],
  ignore: string | undefined,
): ReadonlySet<PageElement> => {
  const ignored = new Set<PageElement>();
  let matches: (element: PageElement) => boolean = () => false;
  try {
    if (ignore !== undefined) {
      const adapter = adapterOf(elements.filter(({ parent }) => !parent));
      matches = compile<PageElement, PageElement>(ignore, { adapter });
    }
  } catch {
    matches = () => true;
  }
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
