import { useEffect, useMemo, useRef, useState } from 'react';
import { log } from '../../platform/log';
import type { Services } from '../../services/services';
import type { Bounded } from './bounded';
import type { ServicesState } from './use-services';

/** `data` stays while the next answer loads, so that the layout doesn't jump. */
export interface CallState<T> {
  readonly status: 'loading' | 'ready' | 'error' | 'signed-out';
  readonly data?: T;
  readonly error?: unknown;
  readonly isCut?: boolean;
  retry(): void;
  /** Also drops a pending answer, which may be older than `data`. */
  replace(data: T): void;
}

type CallProgress<T> = Pick<CallState<T>, 'status' | 'data' | 'error' | 'isCut'>;

export interface UseCallOptions {
  readonly signedIn?: boolean;
  /**
   * If true, the server may render the answer (interface 9). Different requests need different inputs, because the
   * inputs identify an answer.
   */
  readonly forAll?: boolean;
  /** If false, sends no request, and the status stays `loading`. */
  readonly when?: boolean;
  /** Pass `bounded` unless the area itself limits the answer's size. */
  readonly bound?: <T>(data: T) => Bounded<T>;
}

export const isSignedOut = (error: unknown): boolean => {
  const { name, status }: { name?: unknown; status?: unknown } = Object(error);
  return name === 'NotSignedInError' || name === 'SignedOutError' || status === 401;
};

/** Logs only errors that the browser doesn't log. */
const logUnseen = (error: unknown): void => {
  const { name, message }: { name?: unknown; message?: unknown } = Object(error);
  if (name === 'ArgumentError' || name === 'ParseError') log('warn', `cobble: ${message}`);
};

/** Sends a request on mount, and whenever an item of `inputs` or the session changes. Aborts the previous request. */
export const useCall = <T>(
  { services, gamertag, session, prerendered, error, reload }: ServicesState,
  call: (services: Services, signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  { signedIn = false, forAll = false, when = true, bound = (data) => ({ data }) }: UseCallOptions = {},
): CallState<T> => {
  const [progress, setProgress] = useState<CallProgress<T>>(() => {
    const first = forAll && when && prerendered.next(inputs, call, bound);
    return first ? { status: 'ready', ...first } : { status: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists what the request depends on.
  const request = useMemo(() => ({ call, bound }), [...inputs, session, attempt]);
  const lastPlayer = useRef<string | undefined | null>(null);
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (error) return setProgress(failed(error));
    if (!services || !when) return;
    if (signedIn && !gamertag) return setProgress({ status: 'signed-out' });
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    setProgress(requested(lastPlayer.current, gamertag));
    lastPlayer.current = gamertag;
    request.call(services, signal).then(
      (answer) => signal.aborted || setProgress({ status: 'ready', ...request.bound(answer) }),
      (reason: unknown) => {
        if (signal.aborted) return;
        logUnseen(reason);
        setProgress(failed(reason));
      },
    );
    return () => controller.abort();
  }, [services, error, request, signedIn, when, gamertag]);

  return {
    ...progress,
    retry: () => {
      if (error) reload();
      setAttempt((count) => count + 1);
    },
    replace: (data) => {
      pending.current?.abort();
      setProgress({ status: 'ready', data });
    },
  };
};

const requested =
  (lastPlayer: string | undefined | null, player: string | undefined) =>
  <T>(before: CallProgress<T>): CallProgress<T> => {
    // Keep server-rendered data, which is the same for all players.
    if (lastPlayer === null && before.status === 'ready') return before;
    // Never show another player's data.
    const data = lastPlayer === player ? before.data : undefined;
    return { status: 'loading', data, isCut: before.isCut };
  };

const failed =
  (error: unknown) =>
  <T>({ data, isCut }: CallProgress<T>): CallProgress<T> =>
    isSignedOut(error) ? { status: 'signed-out', error } : { status: 'error', data, isCut, error };
