import { useEffect, useState } from 'react';
import type { BalanceProps } from './balance-view';
import { openFrame } from './open-frame';

interface FrameAnswer {
  readonly url: string;
  /** The last balance, which a later failure doesn't clear. */
  readonly balance: number | undefined;
  readonly hasFailed: boolean;
}

/**
 * Returns props that show the frame's balance (WGT-10). Until the first message, the widget is loading. After a
 * failure, it shows an error, or a warning beside the last balance.
 *
 * @param url if undefined, `props` are returned unchanged
 */
export const useFrameBalance = (props: BalanceProps, url: string | undefined, errorText: string): BalanceProps => {
  const { host, balanceLabel: title } = props;
  const [answer, setAnswer] = useState<FrameAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title doesn't need another frame.
  useEffect(() => {
    if (!url) return undefined;
    return openFrame({ root: host.root, url, title }, (balance) =>
      setAnswer((last) => ({
        url,
        balance: balance ?? (last?.url === url ? last.balance : undefined),
        hasFailed: balance === undefined,
      })),
    );
  }, [host, url]);
  if (!url) return props;
  if (answer?.url !== url) return { ...props, isLoading: true };
  return { ...props, balance: answer.balance, errorMessage: answer.hasFailed ? errorText : undefined };
};
