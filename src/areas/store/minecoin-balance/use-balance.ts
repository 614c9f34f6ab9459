import { useEffect } from 'react';
import { type FrameOptions, openFrame } from '../../../widgets/balance-summary/open-frame';
import type { Host } from '../../../widgets/kit/host';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { useStableCallback } from '../../kit/use-stable-callback';
import { BALANCE_EVENT } from '../parts/balance-event';
import { forgetBalance, sharedBalance } from './shared-balance';

export interface BalanceOptions {
  readonly host: Host;
  readonly frameUrl: string | undefined;
  readonly title: string;
}

export const useBalance = (from: ServicesState, { host, frameUrl, title }: BalanceOptions): CallState<number> => {
  const { services, session, gamertag } = from;
  const url = frameUrl ?? host.settings.frameUrl;
  const askFrame = url ? () => firstFromFrame({ root: host.root, url, title }) : undefined;
  const call = useCall(from, (services) => sharedBalance(services, session, askFrame), [url], { signedIn: true });

  const update = useStableCallback(({ detail }: CustomEventInit<{ balance?: unknown } | null>) => {
    const balance = detail?.balance;
    if (typeof balance === 'number' && Number.isFinite(balance)) {
      if (gamertag) call.replace(balance);
      return;
    }
    // `retry` sends its request only after all balance widgets have handled this event and dropped the shared balance.
    forgetBalance(services);
    call.retry();
  });
  useEffect(() => {
    document.addEventListener(BALANCE_EVENT, update);
    return () => document.removeEventListener(BALANCE_EVENT, update);
  }, [update]);
  return call;
};

const firstFromFrame = (options: FrameOptions): Promise<number | undefined> =>
  new Promise((resolve) => {
    const close = openFrame(options, (balance) => {
      close();
      resolve(balance);
    });
  });
