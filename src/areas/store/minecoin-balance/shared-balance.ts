import type { Services } from '../../../services/services';

/** What other areas tell the page when they learn of a new balance: `detail` is `{ balance }`. */
export const BALANCE = 'cobble:balance';

const asked = new WeakMap<Services, { session: string; answer: Promise<number> }>();

/** The balance for all copies on the page together: one question (STO-7) a session, however many stand there. */
export const sharedBalance = (services: Services, turn: number): Promise<number> => {
  // Each copy counts its own sessions: one that comes later, for another player, may count the same.
  const session = `${turn} ${services.auth.gamertag()}`;
  const before = asked.get(services);
  if (before?.session === session) return before.answer;
  const answer = services.store.refreshBalance().then(({ balance, status }) => {
    // An answer without a number is no balance, whatever its status.
    if (balance === undefined) throw Error(`balance status ${status}`);
    return balance;
  });
  asked.set(services, { session, answer });
  // A failure is not kept: the next copy, or a retry, asks again.
  answer.catch(() => asked.get(services)?.answer === answer && asked.delete(services));
  return answer;
};

/** Has the next question sent, as after a purchase. */
export const forgetBalance = (services: Services | undefined): void => {
  if (services) asked.delete(services);
};
