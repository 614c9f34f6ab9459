import { poll } from '../http/poll';
import { erase } from '../http/stored';
import type { Settings } from '../settings';
import type { SessionView, TokenKind } from './session';
import { createSession } from './session';
import type { LoginOptions } from './sign-in-urls';
import { loginUrl, signOutUrl } from './sign-in-urls';

/** Who is signed in now. */
export interface SignInState {
  readonly isLoggedIn: boolean;
  readonly gamertag: string | undefined;
}

/** The `auth` group (interface 5). All but `logout` answer at once. */
export interface Auth {
  /** All four conditions of AUT-6. */
  isLoggedIn(): boolean;
  /** The player's name while logged in. */
  gamertag(): string | undefined;
  /** A token (AUT-5). While logged out it clears all session data and gives undefined (AUT-7). */
  token(kind: TokenKind): string | undefined;
  /** AUT-1, AUT-2. */
  loginUrl(options?: LoginOptions): string;
  /** Goes to `loginUrl(options)`. */
  login(options?: LoginOptions): void;
  /** Clears the session and the caches, in every tab, and leaves the page (AUT-8). */
  logout(): Promise<void>;
  /**
   * Hears of signing in and out: here, in other tabs, and by the session's end.
   *
   * @returns stops the listening
   */
  onChange(listener: (state: SignInState) => void): () => void;
}

/** What the calls need of the sign-in state beside the group. */
export interface AuthCore {
  readonly auth: Auth;
  /** The tokens for a request. */
  view(): SessionView;
  /** Grows when a session ends or another player's begins. An answer that was begun under another count is dropped. */
  epoch(): number;
}

/** A timer can't hold more; a longer wait is taken up again. */
const longest = 2 ** 31 - 1;

/**
 * Makes the sign-in state of a page.
 *
 * @param navigate leaves the page
 */
export const createAuth = (settings: Settings, navigate: (url: string) => void): AuthCore => {
  const session = createSession(settings);
  const { gamertag, endsAt } = session;
  const listeners = new Set<(state: SignInState) => void>();
  let known = gamertag();
  let epoch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares with what was known. @returns whether it changed */
  const check = (): boolean => {
    const now = gamertag();
    const changed = now !== known;
    clearTimeout(timer);
    if (now && listeners.size) timer = setTimeout(check, Math.min(endsAt() - Date.now(), longest));
    if (changed) {
      if (known) {
        epoch++;
        void erase();
      }
      known = now;
      for (const listener of listeners) queueMicrotask(() => listener({ isLoggedIn: !!now, gamertag: now }));
    }
    return changed;
  };
  /** A page may have signed in or out without leaving. */
  const checked = <T>(value: T): T => {
    check();
    return value;
  };

  if (globalThis.window) {
    // Other tabs. A sign-in page stores its keys and cookies one by one: look again until they are all there.
    addEventListener('storage', () => void poll(check).catch(() => {}));
    addEventListener('pageshow', check);
    addEventListener('focus', check);
  }

  return {
    view: () => checked(session.view()),
    epoch: () => epoch,
    auth: {
      isLoggedIn: () => endsAt() > 0,
      gamertag,
      token: (kind) => checked(session.token(kind)),
      loginUrl: (options) => loginUrl(settings, options),
      login: (options) => navigate(loginUrl(settings, options)),
      async logout() {
        const next = signOutUrl(settings, session.loginType());
        session.clear();
        epoch++;
        check();
        // The store's own patience bounds this: a player must get out.
        await erase();
        navigate(next);
      },
      onChange(listener) {
        listeners.add(listener);
        check();
        return () => void listeners.delete(listener);
      },
    },
  };
};
