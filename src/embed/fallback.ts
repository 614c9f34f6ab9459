import { type ComponentChildren, createElement } from 'preact';

/** Shows the page's own content, including that in a widget's slots (LDR-6). */
export const fallback = ({ children }: Element): ComponentChildren =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
