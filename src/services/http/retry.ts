import { delay } from './delay';
import { ServiceError } from './service-error';

/** How often and how fast `retry` repeats. */
export interface RetryOptions {
  /** Tries in all, at least one. Default 3. */
  tries?: number;
  /** Milliseconds before the second try, the third and so on; the last one counts for all further. Default 100. */
  delays?: readonly number[];
  signal?: AbortSignal;
  /**
   * Whether to try again after this error.
   *
   * @returns true; false to give the error as it is; or milliseconds to wait in place of the delay
   */
  again?(error: unknown): boolean | number;
}

/**
 * Repeats a task until it succeeds (SVC-5).
 *
 * @param task gets the number of the try, from 1
 * @throws `ServiceError` with the message `Max Retry Reached`, the last failure's name, endpoint and response, and it as cause;
 *   what `again` refused, as it is; or the signal's reason
 */
export const retry = async <T>(task: (attempt: number) => Promise<T>, { tries = 3, delays = [100], signal, again }: RetryOptions = {}): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt);
    } catch (error) {
      const wait = signal?.aborted ? false : (again?.(error) ?? true);
      if (wait === false) throw error;
      // Written so that tries that are not a number end too.
      if (!(attempt < tries)) {
        const { name, endpoint, response } = error as ServiceError;
        throw new ServiceError(name, endpoint, 'Max Retry Reached', response, error);
      }
      await delay(wait === true ? delays[Math.min(attempt, delays.length) - 1]! : wait, signal);
    }
  }
};
