import { useEffect, useState } from 'react';
import type { Services } from '../../services/services';
import type { DrawnAnswers } from '../../widgets/kit/drawn-answers';
import type { Host } from '../../widgets/kit/host';
import { readDrawnAnswers } from './read-drawn-answers';

/** Milliseconds without an answer after which the client's code counts as lost; should it come later, all goes on. */
const PATIENCE = 9000;

/** The client, and who is signed in. */
export interface ServicesState {
  /** Undefined until its code has come. */
  readonly services: Services | undefined;
  /** The player's name while signed in. */
  readonly gamertag: string | undefined;
  /** Grows at each sign-in and sign-out, here or in another tab: what depends on the player is asked for again. */
  readonly session: number;
  /** What the page was drawn with. */
  readonly drawn: DrawnAnswers;
  /** Why the client's code did not come. */
  readonly error?: unknown;
  /** Fetches the client again after an error. */
  reload(): void;
}

/** The page's service client in an area. */
export const useServices = (host: Host): ServicesState => {
  const [state, setState] = useState<Omit<ServicesState, 'reload' | 'drawn'>>({
    services: undefined,
    gamertag: undefined,
    session: 0,
  });
  const [drawn] = useState(() => host.drawn ?? readDrawnAnswers(host.root));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const lost = (error: unknown) => over || setState((before) => ({ ...before, error }));
    const patience = setTimeout(lost, PATIENCE, Error('No answer within 9 seconds.'));
    host.page
      .services()
      .then((services) => {
        if (over) return;
        const tell = () =>
          setState(({ session }) => ({ services, gamertag: services.auth.gamertag(), session: session + 1 }));
        stop = services.auth.onChange(tell);
        tell();
      }, lost)
      .finally(() => clearTimeout(patience));
    return () => {
      over = true;
      clearTimeout(patience);
      stop?.();
    };
  }, [host, turn]);
  return { ...state, drawn, reload: () => setTurn((turn) => turn + 1) };
};
