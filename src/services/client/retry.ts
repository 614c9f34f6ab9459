import { ServiceError } from './service-error';

/**
 * Repeats a task until it succeeds (SVC-5).
 *
 * @param task rejects only with a `ServiceError`
 * @param retryDelayMs returns the milliseconds to wait, or undefined to give up; default: 100
 * @param maxAttempts at least 1
 * @throws ServiceError the last error; its message is `Max Retry Reached` unless the signal aborted or `retryDelayMs`
 * gave up
 */
export const retry = async <T>(
  task: (attempt: number) => Promise<T>,
  retryDelayMs: (error: ServiceError, attempt: number) => number | undefined = () => 100,
  signal?: AbortSignal,
  maxAttempts = 3,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt);
    } catch (cause) {
      const error = cause as ServiceError;
      const wait = retryDelayMs(error, attempt);
      if (wait === undefined || signal?.aborted) throw error;
      // The comparison is negated, so that a NaN limit also stops the loop.
      if (!(attempt < maxAttempts)) throw error.copy('Max Retry Reached');
      await delay(wait, signal);
    }
  }
};

/**
 * Calls `read` every 25 ms, up to 25 times, until the result is truthy (SVC-5).
 *
 * @throws ServiceError `Max Retry Reached`
 */
export const poll = async <T>(read: () => T | Promise<T>): Promise<T> => {
  for (let attempt = 0; attempt < 25; attempt++) {
    const result = await read();
    if (result) return result;
    await delay(25);
  }
  throw new ServiceError('Error', '', 'Max Retry Reached');
};

/** Doesn't reject after an abort, because callers check the signal. */
export const delay = (ms: number, signal?: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', resolve);
  });
