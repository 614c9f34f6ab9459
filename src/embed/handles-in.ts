import type { Context, Handle } from '../loader/types';

/** Returns the handles of the widgets in `root`, itself included. Every kind of node that a page would pass can be searched. */
export const handlesIn = (root: Node, { handles }: Pick<Context, 'handles'>): Handle[] =>
  // A root that isn't an element has no handle.
  [root as Element, ...(root as Element).querySelectorAll('[data-widget]')].flatMap(
    (element) => handles.get(element) ?? [],
  );
