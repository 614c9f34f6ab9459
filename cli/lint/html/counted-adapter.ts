import type { CliError } from '../../io/cli-error';
import type { PageElement } from '../page';

/** Signs of a text, and elements of a list, that are gone over in the time of a step. */
const PER_STEP = 32;

/**
 * How css-select walks a host page's elements, each step counted: each `~` of several multiplies the work (threat 9).
 *
 * @param outermost elements without a parent: a piece of a page names no `<body>`
 * @param most steps for all selectors that are made with it
 * @param refusal thrown where it is more
 * @returns the adapter, and what counts other steps
 */
export const countedAdapter = (outermost: PageElement[], most: number, refusal: () => CliError) => {
  let steps = 0;
  const counted = <Found>(found: Found, size = 0): Found => {
    steps += 1 + size / PER_STEP;
    if (steps > most) throw refusal();
    return found;
  };
  const sized = <Found extends { length: number } | undefined>(found: Found): Found => counted(found, found?.length);
  const adapter = {
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
  return { adapter, counted };
};
