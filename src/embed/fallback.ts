import { type ComponentChildren, createElement } from 'preact';

/** Shows what stands in an element as if it were no widget: also what the page wrote for a slot of one (LDR-6). */
export const fallback = ({ children }: Element): ComponentChildren =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
