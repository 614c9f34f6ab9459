/** Time from the first painted frame until an answer counts. */
export const WAIT_MS = 500;

/** The minimum time for reading the question. */
export interface Wait {
  /** Reports whether an event happened after the wait. It uses the event's time, as a busy page delivers events late. */
  isOver(event: Pick<Event, 'timeStamp'>): boolean;
  /** Starts with the next painted frame. Call it for the first start too. */
  restart(): void;
}

/**
 * Creates the wait before a question can be answered. It restarts after the page was hidden, and when the window gets the
 * focus, as another window may have covered the question.
 *
 * @param signal stops it
 * @param changed receives false when the wait starts and true when it is over
 */
export const createWait = (signal: AbortSignal, changed: (isOver: boolean) => void): Wait => {
  let paintedAt = Number.NaN;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    paintedAt = Number.NaN;
  };
  const painted = () => {
    paintedAt = performance.now();
    timer = setTimeout(changed, WAIT_MS, true);
  };
  const restart = () => {
    clear();
    changed(false);
    // The first callback runs before the paint, the second one after it. A hidden page runs neither.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(painted);
    });
  };
  document.addEventListener('visibilitychange', restart, { signal });
  addEventListener('focus', restart, { signal });
  signal.addEventListener('abort', clear);
  return { isOver: ({ timeStamp }) => timeStamp - paintedAt >= WAIT_MS, restart };
};
