import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** A slide's least width and a gap, px. */
const LEAST = 240 + 16;

/** What there is to show, and how much of it at once. */
export interface Slides {
  /** Children of the page's that are drawn: no scripts, nothing hidden. */
  readonly slides: readonly Element[];
  /** How many are seen at once. */
  readonly fit: number;
  /** Of the row with its padding, px; 0 while it is not drawn. */
  readonly width: number;
}

/**
 * Follows what the page puts into the slot of a row, and the row's width.
 *
 * @param children of the page's element
 */
export function useSlides(row: RefObject<HTMLElement>, visible: number, children: Iterable<Element>): Slides {
  // Until it is measured, and where it is drawn before there is script: all but those of another slot.
  const [slides, setSlides] = useState<readonly Element[]>(() => [...children].filter(({ slot }) => !slot));
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const { current: box } = row;
    // biome-ignore lint/style/noNonNullAssertion: the row has one in every render.
    const slot = box.querySelector('slot')!;
    const measure = () => {
      setWidth(box.clientWidth);
      const drawn = slot.assignedElements().filter((slide) => getComputedStyle(slide).display !== 'none');
      setSlides((known) =>
        `${drawn.map((slide) => known.indexOf(slide))}` === `${[...known.keys()]}` ? known : drawn,
      );
    };
    // A slide that the page hides, or shows again, changes its size too.
    const sizes = new ResizeObserver(measure);
    const look = () => {
      for (const element of [box, ...slot.assignedElements()]) sizes.observe(element);
      measure();
    };
    look();
    slot.addEventListener('slotchange', look);
    return () => {
      sizes.disconnect();
      slot.removeEventListener('slotchange', look);
    };
  }, []);

  return { slides, width, fit: Math.max(1, Math.floor(Math.min(visible, width ? width / LEAST : visible))) };
}
