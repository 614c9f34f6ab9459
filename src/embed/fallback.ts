import { createElement, type ReactNode } from 'react';

/** After a failure, shows the page's own content: renders each slot that the children use (LDR-6). */
export const fallback = ({ children }: Element): ReactNode =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
