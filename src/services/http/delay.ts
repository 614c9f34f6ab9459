/**
 * Waits.
 *
 * @param ms milliseconds
 * @param signal ends the wait at once
 * @throws the signal's reason
 */
export const delay = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
