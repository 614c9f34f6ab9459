import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Copies the widget's direction to `box.dir` if the page's CSS has set it, because `:dir()` ignores CSS. */
export function useDirection(widget: Element, box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { direction } = getComputedStyle(widget);
    // Outside the document, `direction` is empty.
    if (direction && !widget.matches(`:dir(${direction})`)) box.current.dir = direction;
  });
}
