import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Host } from '../../kit/host';
import { lastIndex, type Slides } from './use-slides';

/** A swipe has ended after this time without a scroll event, in ms. */
const SETTLE_MS = 120;

/** For this time after a turn, scroll events aren't a swipe, in ms. */
const TURN_MS = 1000;

/** In slides. */
const SETTLE_TOLERANCE = 0.05;

/** Where a carousel is and how it moves. */
export interface Position {
  /** Index of the first slide in view. */
  readonly first: number;
  /** Moves by some slides, and round at either end. */
  turn(by: number): void;
  /** Finds out where a swipe ends. */
  handleScroll(): void;
  /** Scrolls back to the first slide in view, without motion. */
  restore(): void;
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** @param distance from the first slide, in px */
const scrollRow = (row: Element, distance: number, behavior?: 'instant') =>
  // Not `scrollTo`: old libraries replace it.
  row.scroll({ left: isRtl(row) ? -distance : distance, ...(behavior && { behavior }) });

/** Keeps the position of a carousel and emits `slide` for each change. */
export function usePosition(host: Host, { row, slides, fit, step }: Slides): Position {
  const last = lastIndex(slides, fit);
  const [index, setIndex] = useState(0);
  /** The same without delay: two presses may come before a render. */
  const latest = useRef(0);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnedAt = useRef(-TURN_MS);

  // Not `useCallback`: the runtime doesn't export it.
  const show = useMemo(
    () => (next: number) => {
      if (next === latest.current) return;
      latest.current = next;
      setIndex(next);
      host.emit('slide', { index: next });
    },
    [host],
  );

  useLayoutEffect(() => {
    show(Math.min(latest.current, lastIndex(slides, fit)));
    scrollRow(row.current, latest.current * step, 'instant');
  }, [row, slides, fit, step, show]);

  useLayoutEffect(() => () => clearTimeout(settleTimer.current), []);

  const settle = (previousLeft: number) => {
    const { scrollLeft } = row.current;
    // A move of the element resets the position without a scroll event. The next frame restores it.
    if (scrollLeft !== previousLeft) return;
    const position = Math.abs(scrollLeft) / step;
    const nearest = Math.round(position);
    // Between slides, a finger holds the row.
    if (Math.abs(position - nearest) < SETTLE_TOLERANCE) show(Math.min(nearest, last));
  };

  return {
    first: Math.min(index, last),
    turn(by) {
      clearTimeout(settleTimer.current);
      turnedAt.current = performance.now();
      show((latest.current + by + last + 1) % (last + 1));
      scrollRow(row.current, latest.current * step);
    },
    handleScroll() {
      clearTimeout(settleTimer.current);
      const delay = Math.max(SETTLE_MS, turnedAt.current + TURN_MS - performance.now());
      settleTimer.current = setTimeout(settle, delay, row.current.scrollLeft);
    },
    restore: () => scrollRow(row.current, latest.current * step, 'instant'),
  };
}
