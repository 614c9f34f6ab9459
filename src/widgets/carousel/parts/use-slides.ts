import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { useElementRef } from '../../kit/use-element-ref';

const MIN_STEP_PX = 240 + 16;

export interface Slides {
  readonly row: RefObject<HTMLDivElement>;
  readonly slot: RefObject<HTMLSlotElement>;
  readonly slides: readonly Element[];
  readonly fit: number;
  /** Distance from one slide to the next, in px; 0 while hidden. */
  readonly step: number;
}

export const lastIndex = (slides: readonly Element[], fit: number): number => Math.max(0, slides.length - fit);

/** @param visible the maximum number of slides in view; a narrow row shows fewer */
export function useSlides(visible: number, children: Iterable<Element>): Slides {
  const row = useElementRef<HTMLDivElement>();
  const slot = useElementRef<HTMLSlotElement>();
  // On a server and until the first measurement, every child in the default slot is a slide.
  const [slides, setSlides] = useState<readonly Element[]>(() => [...children].filter(({ slot }) => !slot));
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const { current: rowElement } = row;
    const { current: slotElement } = slot;
    const measure = () => {
      setWidth(rowElement.clientWidth);
      const rendered = slotElement.assignedElements().filter((slide) => getComputedStyle(slide).display !== 'none');
      setSlides((known) => (isSameList(known, rendered) ? known : rendered));
    };
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      for (const element of [rowElement, ...slotElement.assignedElements()]) sizes.observe(element);
      measure();
    };
    observe();
    slotElement.addEventListener('slotchange', observe);
    return () => {
      sizes.disconnect();
      slotElement.removeEventListener('slotchange', observe);
    };
  }, [row, slot]);

  const fit = Math.max(1, Math.floor(Math.min(visible, width ? width / MIN_STEP_PX : visible)));
  return { row, slot, slides, fit, step: width / fit };
}

const isSameList = (known: readonly Element[], elements: readonly Element[]): boolean =>
  known.length === elements.length && elements.every((element, index) => element === known[index]);
