import type { CliError } from '../../io/errors';
import type { PageElement } from '../page';

/** Number of characters or list elements that count as one step. */
const ITEMS_PER_STEP = 32;

/**
 * Returns a css-select adapter that counts steps, because each `~` in a selector multiplies the work (threat 9).
 *
 * @param most the maximum number of steps for all selectors together
 * @returns the adapter, and a function that counts the caller's own steps
 */
export const countedAdapter = (outermost: PageElement[], most: number, refusal: () => CliError) => {
  let steps = 0;
  const counted = <Found>(found: Found, size = 0): Found => {
    steps += 1 + size / ITEMS_PER_STEP;
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
    // Never called here: css-select uses this function only to search lists of elements.
    removeSubsets: (elements: PageElement[]) => elements,
  };
  return { adapter, counted };
};
