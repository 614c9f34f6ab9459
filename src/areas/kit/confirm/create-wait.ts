export const WAIT_MS = 500;

export interface Wait {
  /** Uses the event's `timeStamp`, because a busy page handles events late. */
  isOver(event: Pick<Event, 'timeStamp'>): boolean;
  restart(): void;
}

/**
 * Creates a timer that restarts when the page is shown or focused, because another window may have covered the page.
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
    // The browser paints after the first animation frame callback, so start the timer in the second.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(painted);
    });
  };
  document.addEventListener('visibilitychange', restart, { signal });
  addEventListener('focus', restart, { signal });
  signal.addEventListener('abort', clear);
  return { isOver: ({ timeStamp }) => timeStamp - paintedAt >= WAIT_MS, restart };
};
