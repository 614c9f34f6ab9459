import type { Services } from '../../services/services';
import type { Entitlements } from '../../services/store/answers';
import { useCall } from './use-call';
import type { ServicesState } from './use-services';

const requests = new WeakMap<Services, { player: string | undefined; answer: Promise<Entitlements> }>();

const sharedEntitlements = (services: Services, player: string | undefined): Promise<Entitlements> => {
  const last = requests.get(services);
  if (last && last.player === player) return last.answer;
  const answer = services.store.entitlements();
  requests.set(services, { player, answer });
  answer.catch(() => requests.get(services)?.answer === answer && requests.delete(services));
  return answer;
};

/** Whether the player has an entitlement (STO-1). False if the request fails, so that the offer stays visible. */
export const useEntitlement = (from: ServicesState, name: string | undefined): boolean => {
  const { gamertag: player } = from;
  const { data } = useCall(from, (services) => sharedEntitlements(services, player), [], {
    signedIn: true,
    when: !!name,
  });
  return !!name && (data?.items ?? []).some((item) => item.name === name);
};
