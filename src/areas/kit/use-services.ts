import { useEffect, useState } from 'react';
import type { Services } from '../../services/services';
import type { Host } from '../../widgets/kit/host';
import type { PrerenderedAnswers } from '../../widgets/kit/prerendered-answers';
import { readPrerenderedAnswers } from './prerendered';

const LOAD_TIMEOUT_MS = 9000;

export interface ServicesState {
  /** Undefined until the client has loaded. */
  readonly services?: Services | undefined;
  readonly gamertag?: string | undefined;
  /** Increases with each sign-in and sign-out. */
  readonly session: number;
  readonly prerendered: PrerenderedAnswers;
  readonly error?: unknown;
  reload(): void;
}

type Connection = Omit<ServicesState, 'reload' | 'prerendered'>;

export const useServices = (host: Host): ServicesState => {
  const [connection, setConnection] = useState<Connection>({ session: 0 });
  const [prerendered] = useState(() => host.serverAnswers ?? readPrerenderedAnswers(host.root));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects again.
  useEffect(() => connect(host, setConnection), [host, attempt]);
  return { ...connection, prerendered, reload: () => setAttempt((count) => count + 1) };
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
    stopListening?.();
  };
};
