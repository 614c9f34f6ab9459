import type { Services } from '../../../services/services';

const requests = new WeakMap<Services, { session: string; answer: Promise<number> }>();

/**
 * Sends one request per session (STO-7).
 *
 * @param sessionCount the session's number, as this copy counts them
 * @throws Error if the answer has no balance
 */
export const sharedBalance = (services: Services, sessionCount: number): Promise<number> => {
  // Copies count separately, so sessions of two players may have the same number.
  const session = `${sessionCount} ${services.auth.gamertag()}`;
  const last = requests.get(services);
  if (last?.session === session) return last.answer;
  const answer = services.store.refreshBalance().then(({ balance, status }) => {
    if (balance === undefined) throw Error(`balance status ${status}`);
    return balance;
  });
  requests.set(services, { session, answer });
  answer.catch(() => requests.get(services)?.answer === answer && requests.delete(services));
  return answer;
};

export const forgetBalance = (services: Services | undefined): void => {
  if (services) requests.delete(services);
};
