import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import type { description } from './balance-summary.widget';
import { BalanceView } from './balance-view';
import { useFrameBalance } from './use-frame-balance';

/** If the page sets no balance, a frame provides one (WGT-9). */
export const BalanceSummary = ({ frameUrl, errorText, ...props }: PropsOf<typeof description> & HostProps) => {
  const { balance, errorMessage, isLoading, host } = props;
  const isGiven = balance !== undefined || errorMessage || isLoading;
  const url = isGiven ? undefined : (frameUrl ?? host.settings.frameUrl);
  return <BalanceView {...useFrameBalance(props, url, errorText)} />;
};
