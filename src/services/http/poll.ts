import { retry } from './retry';
import { ServiceError } from './service-error';

/**
 * Asks until there is an answer (SVC-5): every 25 ms, up to 25 times.
 *
 * @param ask gives the answer, or something falsy while there is none
 * @throws ServiceError `Max Retry Reached` when there was none to the end
 */
export const poll = <T>(ask: () => T | Promise<T>): Promise<T> =>
  retry(
    async () => {
      const answer = await ask();
      if (!answer) throw new ServiceError('Error', '', '');
      return answer;
    },
    { tries: 25, delays: [25] },
  );
