import type { Services } from '../../services/services';
import type { VirtualCurrencyBalance } from '../../services/answers/store';

/** What other areas tell the page when they learn of a new balance: `detail` is `{ balance }`. */
export const BALANCE = 'cobble:balance';

const asked = new WeakMap<Services, { session: number; answer: Promise<VirtualCurrencyBalance> }>();

/** The balance for all copies on the page together: one question (STO-7) a session, however many stand there. */
export const sharedBalance = (services: Services, session: number): Promise<VirtualCurrencyBalance> => {
  const before = asked.get(services);
  if (before?.session === session) return before.answer;
  const answer = services.store.refreshBalance();
  asked.set(services, { session, answer });
  // A failure is not kept: the next copy, or a retry, asks again.
  answer.catch(() => asked.get(services)?.answer === answer && asked.delete(services));
  return answer;
};

/** Has the next question sent, as after a purchase. */
export const forgetBalance = (services: Services | undefined): void => {
  if (services) asked.delete(services);
};
