import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Host } from '../../kit/host';
import { lastIndex, type Slides } from './use-slides';

/** A swipe has ended if no scroll event follows within this time. */
const SETTLE_MS = 120;

/** Scroll events don't count as a swipe within this time after a button turns the carousel. */
const TURN_MS = 1000;

/** The carousel has settled if its distance from a slide is less than this fraction of `step`. */
const SETTLE_TOLERANCE = 0.05;

export interface Position {
  readonly first: number;
  turn(by: number): void;
  handleScroll(): void;
  restore(): void;
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const scrollRow = (row: Element, distance: number, behavior?: 'instant') =>
  // Don't use `scrollTo`: old libraries overwrite it.
  row.scroll({ left: isRtl(row) ? -distance : distance, ...(behavior && { behavior }) });

export function usePosition(host: Host, { row, slides, fit, step }: Slides): Position {
  const last = lastIndex(slides, fit);
  const [index, setIndex] = useState(0);
  /** The current index, even before a render updates `index`. */
  const latest = useRef(0);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnedAt = useRef(-TURN_MS);

  // The runtime lacks `useCallback`, so use `useMemo`.
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
    // If the position changed without a scroll event, the page has moved the element. The next frame restores the
    // position.
    if (scrollLeft !== previousLeft) return;
    const position = Math.abs(scrollLeft) / step;
    const nearest = Math.round(position);
    // Ignore the position while a finger holds the row between two slides.
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
      // A queued event may fire after the unmount, when the ref is empty.
      if (!row.current) return;
      clearTimeout(settleTimer.current);
      const delay = Math.max(SETTLE_MS, turnedAt.current + TURN_MS - performance.now());
      settleTimer.current = setTimeout(settle, delay, row.current.scrollLeft);
    },
    restore: () => scrollRow(row.current, latest.current * step, 'instant'),
  };
}
