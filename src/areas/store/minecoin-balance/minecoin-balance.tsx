import { useEffect } from 'react';
import { BalanceSummary } from '../../../widgets/balance-summary/balance-summary';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { CallView } from '../../kit/call-view';
import { useCall } from '../../kit/use-call';
import { useKeptFocus } from '../../kit/use-kept-focus';
import { useServices } from '../../kit/use-services';
import { place } from './minecoin-balance.style';
import type { description } from './minecoin-balance.widget';
import { BALANCE, forgetBalance, sharedBalance } from './shared-balance';

/**
 * The balance, live (ARE-5): asked once for all copies on the page, and brought up to date together by whatever tells
 * of a purchase. While a newer one is on its way or has failed, the last known one stays.
 */
export const MinecoinBalance = ({ host, errorText, ...props }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  useKeptFocus(host);
  const call = useCall(from, (services) => sharedBalance(services, from.session), [], { signedIn: true });
  const { status, data: balance } = call;
  const { services, gamertag } = from;

  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<{ balance?: unknown } | null> & Partial<Event>) => {
      const balance = detail?.balance;
      if (typeof balance === 'number' && Number.isFinite(balance)) {
        // Who is signed out has none, whatever the page tells.
        if (gamertag) call.replace(balance);
        return;
      }
      // All copies forget before the first of them asks.
      forgetBalance(services);
      call.retry();
    };
    document.addEventListener(BALANCE, hear);
    return () => document.removeEventListener(BALANCE, hear);
  }, [services, gamertag]);

  if (status === 'signed-out' || (balance === undefined && (status === 'error' || !gamertag))) {
    return (
      <div className={`${base} ${place}`}>
        <CallView call={call} from={from} texts={{ ...props, errorText }} shimmer={null}>
          {() => null}
        </CallView>
      </div>
    );
  }
  return (
    <BalanceSummary
      {...props}
      host={host}
      balance={balance}
      isLoading={status === 'loading' && balance === undefined}
      errorMessage={status === 'error' ? errorText : undefined}
    />
  );
};
