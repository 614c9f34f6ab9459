import { createElement, type ReactNode } from 'react';

/** Renders slots for all of the element's children, so that the page's own content is shown (LDR-6). */
export const fallback = ({ children }: Element): ReactNode =>
  ['', ...[...children].map(({ slot }) => slot)].map((name) => createElement('slot', { name }));
