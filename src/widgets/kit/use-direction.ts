import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Makes `:dir()` in the box match the widget's computed direction, which the page's styles may set. */
export function useDirection(widget: Element, box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { direction } = getComputedStyle(widget);
    // Outside the document, `direction` is empty.
    if (direction && !widget.matches(`:dir(${direction})`)) box.current.dir = direction;
  });
}
