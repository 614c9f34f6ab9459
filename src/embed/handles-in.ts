import type { Context, Handle } from '../loader/types';

/** Returns the handles of the widgets in `root`, including `root` itself. */
export const handlesIn = (root: Node, { handles }: Pick<Context, 'handles'>): Handle[] =>
  // Only elements have a handle.
  [root as Element, ...(root as Element).querySelectorAll('[data-widget]')].flatMap(
    (element) => handles.get(element) ?? [],
  );
