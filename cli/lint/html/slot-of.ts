import type { PageAttribute, PageElement } from '../page';

/** The attribute that says which slot an element asks for: `slot`, or `data-slot` for systems that strip it. */
export const slotOf = ({ attributes }: PageElement): PageAttribute | undefined => {
  const slot = attributes.get('slot');
  return slot?.value ? slot : (attributes.get('data-slot') ?? slot);
};
