import { useEffect, useRef, useState } from 'react';
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
  /**
   * The answer is the same for everybody: a page may be drawn with it, and the area begins with it (interface 9). No two
   * such calls of an area have the same inputs.
   */
  readonly forAll?: boolean;
  /** False keeps it from being asked at all (status `loading`). */
  readonly when?: boolean;
  /** `bounded`, where the answer is drawn as it comes: what is too much of it is left out, and `isCut` says so. */
  readonly bound?: <T>(data: T) => Bounded<T>;
}

/** Whether an error says that the session is over: a token that is missing, refused or ended in the middle. */
export const isSignedOut = (error: unknown): boolean => {
  const { name, status }: { name?: unknown; status?: unknown } = Object(error);
  return name === 'NotSignedInError' || name === 'SignedOutError' || status === 401;
};

/**
 * Asks the services at mounting and whenever `inputs` or the session change; the newest question wins, older ones are
 * aborted, and so is the last at unmounting.
 *
 * @param inputs what the call depends on, compared one by one
 */
export const useCall = <T>(
  { services, gamertag, session, drawn, error, reload }: ServicesState,
  call: (services: Services, signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  { signedIn = false, forAll = false, when = true, bound = (data) => ({ data }) }: UseCallOptions = {},
): CallState<T> => {
  const [state, setState] = useState<Pick<CallState<T>, 'status' | 'data' | 'error' | 'isCut'>>(() => {
    const first = forAll && when && drawn.next(inputs, call, bound);
    return first ? { status: 'ready', ...first } : { status: 'loading' };
  });
  const [turn, setTurn] = useState(0);
  // Null until the first question: what was drawn is everybody's, and stays as it is until there is an answer.
  const player = useRef<string | undefined | null>(null);

  useEffect(() => {
    const failed = (error: unknown) =>
      setState(({ data, isCut }) =>
        isSignedOut(error) ? { status: 'signed-out', error } : { status: 'error', data, isCut, error },
      );
    if (error) return failed(error);
    if (!services || !when) return;
    if (signedIn && !gamertag) return setState({ status: 'signed-out' });
    const controller = new AbortController();
    // Another player's data is not shown for a moment.
    const last = player.current;
    player.current = gamertag;
    setState((before) =>
      last === null && before.status === 'ready'
        ? before
        : { status: 'loading', data: last === gamertag ? before.data : undefined, isCut: before.isCut },
    );
    call(services, controller.signal).then(
      (answer) => controller.signal.aborted || setState({ status: 'ready', ...bound(answer) }),
      (error: unknown) => controller.signal.aborted || failed(error),
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
