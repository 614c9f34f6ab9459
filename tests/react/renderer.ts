import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<ShadowRoot, Root>();

/** A react-dom renderer that replaces `src/embed/renderer.ts`. */
export const render = (tree: ReactNode, shadow: ShadowRoot): void => {
  // Silence React, because `Boundary` reports errors.
  const root = roots.get(shadow) ?? createRoot(shadow, { onCaughtError: () => {} });
  roots.set(shadow, root);
  flushSync(() => root.render(tree));
};

export const onRenderedText = (): void => {};

export const options = {};
