import { createElement, type ReactNode } from 'react';

/** Shows the page's content, including slotted content (LDR-6). */
export const fallback = ({ children }: Element): ReactNode =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
