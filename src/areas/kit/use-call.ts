import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../../services/client/status-of';
import type { Services } from '../../services/services';
import type { Bounded } from './bounded';
import type { ServicesState } from './use-services';

/** Where a call stands. `data` of an earlier answer stays while a new one loads or fails, so that nothing jumps. */
export interface CallState<T> {
  readonly status: 'loading' | 'ready' | 'error' | 'signed-out';
  readonly data?: T;
  readonly error?: unknown;
  /** As it was asked: without a player the status becomes `signed-out`. */
  readonly signedIn?: boolean;
  /** Not all of the answer is in `data`: it was too much to be drawn. */
  readonly isCut?: boolean;
  /** Asks again; what was there stays until the answer. */
  retry(): void;
  /** Puts a newer state of the data in its place, as after a purchase. */
  replace(data: T): void;
}

export interface UseCallOptions {
  /** The call needs a player: without one the status is `signed-out`, and nothing is asked. */
  readonly signedIn?: boolean;
  /** False keeps it from being asked at all (status `loading`). */
  readonly when?: boolean;
  /** `bounded`, where the answer is drawn as it comes: what is too much of it is left out, and `isCut` says so. */
  readonly bound?: <T>(data: T) => Bounded<T>;
}

/** Whether an error says that the session is over: a token that is missing, refused or ended in the middle. */
export const isSignedOut = (error: unknown): boolean => {
  const { name }: { name?: unknown } = Object(error);
  return name === 'NotSignedInError' || name === 'SignedOutError' || statusOf(error) === 401;
};

/**
 * Asks the services at mounting and whenever `inputs` or the session change; the newest question wins, older ones are
 * aborted, and so is the last at unmounting.
 *
 * @param inputs what the call depends on, compared one by one
 */
export const useCall = <T>(
  { services, gamertag, session, error, reload }: ServicesState,
  call: (services: Services, signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  { signedIn = false, when = true, bound = (data) => ({ data }) }: UseCallOptions = {},
): CallState<T> => {
  const [state, setState] = useState<Pick<CallState<T>, 'status' | 'data' | 'error' | 'isCut'>>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const player = useRef(gamertag);

  useEffect(() => {
    if (error) return setState({ status: 'error', error });
    if (!services || !when) return;
    if (signedIn && !gamertag) return setState({ status: 'signed-out' });
    const controller = new AbortController();
    // Another player's data is not shown for a moment.
    const same = player.current === gamertag;
    player.current = gamertag;
    setState(({ data, isCut }) => ({ status: 'loading', data: same ? data : undefined, isCut }));
    call(services, controller.signal).then(
      (answer) => controller.signal.aborted || setState({ status: 'ready', ...bound(answer) }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setState(({ data, isCut }) =>
          isSignedOut(error) ? { status: 'signed-out', error } : { status: 'error', data, isCut, error },
        );
      },
    );
    return () => controller.abort();
  }, [services, session, error, turn, signedIn, when, ...inputs]);

  return {
    ...state,
    signedIn,
    retry: () => {
      if (error) reload();
      setTurn((turn) => turn + 1);
    },
    replace: (data) => setState({ status: 'ready', data }),
  };
};
