import { useEffect, useState } from 'react';
import type { Services } from '../../services/services';
import type { Host } from '../../widgets/kit/host';
import type { PrerenderedAnswers } from '../../widgets/kit/prerendered-answers';
import { readPrerenderedAnswers } from './prerendered';

const LOAD_TIMEOUT_MS = 9000;

export interface ServicesState {
  /** Undefined until the client has loaded. */
  readonly services: Services | undefined;
  readonly gamertag: string | undefined;
  /** Increases with each sign-in and sign-out. */
  readonly session: number;
  readonly prerendered: PrerenderedAnswers;
  readonly error?: unknown;
  reload(): void;
  /** Whether this area has the page's sign-in button: the first area that calls this. Others have a link. */
  hasSignInButton(): boolean;
}

type Connection = Omit<ServicesState, 'reload' | 'prerendered' | 'hasSignInButton'>;

export const useServices = (host: Host): ServicesState => {
  const [connection, setConnection] = useState<Connection>({ services: undefined, gamertag: undefined, session: 0 });
  const [prerendered] = useState(() => host.serverAnswers ?? readPrerenderedAnswers(host.root));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects again.
  useEffect(() => connect(host, setConnection), [host, attempt]);
  const hasSignInButton = () => {
    const { shared } = host.page;
    if (!shared.signInArea?.isConnected) shared.signInArea = host.element;
    return shared.signInArea === host.element;
  };
  return { ...connection, prerendered, reload: () => setAttempt((count) => count + 1), hasSignInButton };
};

const connect = (host: Host, update: (change: (before: Connection) => Connection) => void): (() => void) => {
  let stopListening: (() => void) | undefined;
  let isOver = false;
  const fail = (error: unknown) => isOver || update((before) => ({ ...before, error }));
  const timeout = setTimeout(fail, LOAD_TIMEOUT_MS, Error('No answer within 9 seconds.'));
  host.page
    .services()
    .then((services) => {
      if (isOver) return;
      const updatePlayer = () =>
        update(({ session }) => ({ services, gamertag: services.auth.gamertag(), session: session + 1 }));
      stopListening = services.auth.onChange(updatePlayer);
      updatePlayer();
    }, fail)
    .finally(() => clearTimeout(timeout));
  return () => {
    isOver = true;
    clearTimeout(timeout);
    stopListening?.();
  };
};
