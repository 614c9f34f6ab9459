import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import type { description } from './balance-summary.widget';
import { BalanceView } from './balance-view';
import { useFrameBalance } from './use-frame-balance';

/** Reads the balance from a hidden iframe unless the page sets it (WGT-9). */
export const BalanceSummary = ({ frameUrl, errorText, ...props }: PropsOf<typeof description> & HostProps) => {
  const { balance, errorMessage, isLoading, host } = props;
  const isGiven = balance !== undefined || errorMessage || isLoading;
  const url = isGiven ? undefined : (frameUrl ?? host.settings.frameUrl);
  return <BalanceView {...useFrameBalance(props, url, errorText)} />;
};
