/**
 * Waits. It never fails: whoever waits looks at the signal next.
 *
 * @param ms milliseconds
 * @param signal ends the wait at once
 */
export const delay = (ms: number, signal?: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', resolve);
  });
