import { useEffect, useState } from 'react';
import type { BalanceProps } from './balance-view';
import { openFrame } from './open-frame';

interface FrameAnswer {
  readonly url: string;
  /** Stays when a later answer is a failure. */
  readonly balance: number | undefined;
  readonly hasFailed: boolean;
}

/**
 * Returns the props that show what the frame has posted: loading until its first message, an error without a balance,
 * a warning beside an older one (WGT-10).
 *
 * @param url without it, returns the given props
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
  // The answer may be another frame's.
  if (answer?.url !== url) return { ...props, isLoading: true };
  return { ...props, balance: answer.balance, errorMessage: answer.hasFailed ? errorText : undefined };
};
