import type { Services } from '../../../services/services';

const requests = new WeakMap<Services, { session: string; answer: Promise<number> }>();

/**
 * Sends one request per session (STO-7).
 *
 * @param askFrame gets the balance from a frame; takes precedence over the service
 * @throws if the answer lacks a balance
 */
export const sharedBalance = (
  services: Services,
  sessionCount: number,
  askFrame?: () => Promise<number | undefined>,
): Promise<number> => {
  // Add the gamertag. Widgets count sessions separately, so two players may have equal counts.
  const session = `${sessionCount} ${services.auth.gamertag()}`;
  const last = requests.get(services);
  if (last?.session === session) return last.answer;
  const answer = requestBalance(services, askFrame);
  requests.set(services, { session, answer });
  answer.catch(() => requests.get(services)?.answer === answer && requests.delete(services));
  return answer;
};

const requestBalance = async ({ store }: Services, askFrame?: () => Promise<number | undefined>): Promise<number> => {
  const framed = await askFrame?.();
  if (framed !== undefined) return framed;
  const { balance, status } = await store.refreshBalance();
  if (balance === undefined) throw Error(`balance status ${status}`);
  return balance;
};

export const forgetBalance = (services: Services | undefined): void => {
  if (services) requests.delete(services);
};
