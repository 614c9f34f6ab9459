import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Makes `:dir()` follow the widget's computed direction. On its own, `:dir()` ignores a direction that the page's
 * styles set.
 *
 * @param box contains the elements that are flipped
 */
export function useDirection(widget: Element, box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { direction } = getComputedStyle(widget);
    // A widget that isn't in the document has no computed direction.
    if (direction && !widget.matches(`:dir(${direction})`)) box.current.dir = direction;
  });
}
