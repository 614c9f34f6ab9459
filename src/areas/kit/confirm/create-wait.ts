/** Milliseconds from the question's first painted frame to the first answer that counts. */
export const WAIT_MS = 500;

/** The time that a visitor has to read the question. */
export interface Wait {
  /** Whether an event happened after the wait, by its own time: a busy page delivers events late. */
  isOver(event: Pick<Event, 'timeStamp'>): boolean;
  /** Starts it with the next painted frame, the first time too. */
  restart(): void;
}

/**
 * Makes the wait before a question can be answered. It starts again when the page was hidden, and when its window gets
 * the focus: another window may have covered the question until then.
 *
 * @param signal ends it
 * @param changed is called with false when the wait starts, and with true when it is over
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
    // The first callback runs before the frame is painted, the second one after that. A hidden page runs neither.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(painted);
    });
  };
  document.addEventListener('visibilitychange', restart, { signal });
  addEventListener('focus', restart, { signal });
  signal.addEventListener('abort', clear);
  return { isOver: ({ timeStamp }) => timeStamp - paintedAt >= WAIT_MS, restart };
};
