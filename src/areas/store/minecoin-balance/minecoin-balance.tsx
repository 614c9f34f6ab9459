import { BalanceView } from '../../../widgets/balance-summary/balance-view';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { PlayerCallView } from '../../kit/player-call-view';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { useServices } from '../../kit/use-services';
import { place } from './minecoin-balance.style';
import type { description } from './minecoin-balance.widget';
import { useBalance } from './use-balance';

/** All copies on the page share one request, and show the last balance until a newer one has loaded. */
export const MinecoinBalance = ({ host, errorText, frameUrl, ...props }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  useRestoredFocus(host);
  const call = useBalance(from, { host, frameUrl, title: props.balanceLabel });
  const { status, data: balance } = call;

  if (status === 'signed-out' || (balance === undefined && (status === 'error' || !from.gamertag))) {
    return (
      <div className={`${base} ${place}`}>
        <PlayerCallView host={host} call={call} from={from} texts={{ ...props, errorText }} shimmer={null}>
          {() => null}
        </PlayerCallView>
      </div>
    );
  }
  return (
    <BalanceView
      {...props}
      host={host}
      balance={balance}
      isLoading={status === 'loading' && balance === undefined}
      errorMessage={status === 'error' ? errorText : undefined}
    />
  );
};
