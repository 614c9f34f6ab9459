import { useEffect } from 'react';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { useStableCallback } from '../../kit/use-stable-callback';
import { BALANCE_EVENT } from '../parts/balance-event';
import { forgetBalance, sharedBalance } from './shared-balance';

export const useBalance = (from: ServicesState): CallState<number> => {
  const { services, session, gamertag } = from;
  const call = useCall(from, (services) => sharedBalance(services, session), [], { signedIn: true });

  const update = useStableCallback(({ detail }: CustomEventInit<{ balance?: unknown } | null>) => {
    const balance = detail?.balance;
    if (typeof balance === 'number' && Number.isFinite(balance)) {
      // Ignore the page's balance while nobody is signed in.
      if (gamertag) call.replace(balance);
      return;
    }
    // All copies forget the balance before the first one requests it.
    forgetBalance(services);
    call.retry();
  });
  useEffect(() => {
    document.addEventListener(BALANCE_EVENT, update);
    return () => document.removeEventListener(BALANCE_EVENT, update);
  }, [update]);
  return call;
};
