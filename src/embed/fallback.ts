import { type ComponentChildren, createElement } from 'preact';

/** Shows the page's content, including slotted content (LDR-6). */
export const fallback = ({ children }: Element): ComponentChildren =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
