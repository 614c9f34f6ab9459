import { retry } from './retry';

/**
 * Asks until there is an answer (SVC-5): every 25 ms, up to 25 times.
 *
 * @param ask gives the answer, or something falsy while there is none
 * @throws an error with the message `Max Retry Reached` when there was none to the end
 */
export const poll = <T>(ask: () => T | Promise<T>, { interval = 25, times = 25, signal }: { interval?: number; times?: number; signal?: AbortSignal } = {}): Promise<T> =>
  retry(async () => {
    const answer = await ask();
    if (!answer) throw new Error('No answer yet.');
    return answer;
  }, { tries: times, delays: [interval], signal });
