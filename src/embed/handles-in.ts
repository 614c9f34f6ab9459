import type { Context, Handle } from '../loader/types';

/** Includes `root` itself. */
export const handlesIn = (root: Node, { handles }: Pick<Context, 'handles'>): Handle[] =>
  [root as Element, ...(root as Element).querySelectorAll('[data-widget]')].flatMap(
    (element) => handles.get(element) ?? [],
  );
