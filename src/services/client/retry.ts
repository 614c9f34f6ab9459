import { delay } from './delay';
import type { ServiceError } from './service-error';

/** How often and how fast `retry` repeats. */
export interface RetryOptions {
  /** Tries in all, at least one. Default 3. */
  tries?: number;
  /** Milliseconds before the second try, the third and so on; the last one counts for all further. Default 100. */
  delays?: readonly number[];
  /** Ends a wait at once; the task, which has the signal too, then says so. */
  signal?: AbortSignal;
  /**
   * Whether to try again after this error.
   *
   * @returns true; false to give the error as it is; or milliseconds to wait in place of the delay
   */
  again?(error: ServiceError): boolean | number;
}

/**
 * Repeats a task until it succeeds (SVC-5).
 *
 * @param task gets the number of the try, from 1; it fails with a `ServiceError`
 * @throws the last failure with the message `Max Retry Reached`; or, as it is, what `again` refused or came after an
 *   abort
 */
export const retry = async <T>(
  task: (attempt: number) => Promise<T>,
  { tries = 3, delays = [100], signal, again = () => true }: RetryOptions = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt);
    } catch (error) {
      // A task fails with nothing else, as is said above.
      const wait = again(error as ServiceError);
      if (wait === false || signal?.aborted) throw error;
      // Written so that tries that are not a number end too.
      if (!(attempt < tries)) throw (error as ServiceError).copy('Max Retry Reached');
      await delay(wait === true ? (delays[attempt - 1] ?? delays.at(-1) ?? 0) : wait, signal);
    }
  }
};
