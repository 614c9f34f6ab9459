import { createElement, type ReactNode } from 'react';

/** Shows the page's own content, including the content for a widget's slots (LDR-6). */
export const fallback = ({ children }: Element): ReactNode =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
