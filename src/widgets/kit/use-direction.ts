import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Makes `:dir()` follow the widget's computed direction: it ignores a direction from the page's styles.
 *
 * @param box contains what is flipped
 */
export function useDirection(widget: Element, box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { direction } = getComputedStyle(widget);
    // A widget outside of the document doesn't have a direction.
    if (direction && !widget.matches(`:dir(${direction})`)) box.current.dir = direction;
  });
}
