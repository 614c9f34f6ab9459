import { poll } from '../http/poll';
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

/** A wait longer than a timer can hold ends early and is taken up again. */
const longest = 2 ** 31 - 1;

/** Erasing waits on a disk, and a player must get out. */
const patience = 1000;

const eraseCaches = async (): Promise<void> => {
  try {
    await (await import('../http/store')).erase();
  } catch {
    globalThis.indexedDB?.deleteDatabase('cobble');
  }
};

/**
 * Makes the sign-in state of a page.
 *
 * @param navigate leaves the page
 */
export const createAuth = (settings: Settings, navigate: (url: string) => void): AuthCore => {
  let epoch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: SignInState) => void>();

  const session = createSession(settings, () => check());
  let known = session.gamertag();

  /** Compares with what was known. @returns whether it changed */
  const check = (): boolean => {
    const gamertag = session.gamertag();
    clearTimeout(timer);
    if (gamertag && listeners.size) timer = setTimeout(check, Math.min(session.endsAt() - Date.now(), longest));
    if (gamertag === known) return false;
    if (known) {
      epoch++;
      void eraseCaches();
    }
    known = gamertag;
    for (const listener of [...listeners]) {
      try {
        listener({ isLoggedIn: !!gamertag, gamertag });
      } catch (error) {
        console.error('cobble: an onChange listener failed:', error);
      }
    }
    return true;
  };

  // Other tabs. A sign-in page stores its keys and cookies one by one: look again until they are all there.
  globalThis.addEventListener?.('storage', () => void poll(check).catch(() => {}));
  globalThis.addEventListener?.('pageshow', check);
  globalThis.addEventListener?.('focus', check);

  const auth: Auth = {
    isLoggedIn: session.isLoggedIn,
    gamertag: session.gamertag,
    token: session.token,
    loginUrl: options => loginUrl(settings, options),
    login: options => navigate(loginUrl(settings, options)),
    async logout() {
      const next = signOutUrl(settings, session.loginType());
      session.clear();
      epoch++;
      await Promise.race([eraseCaches(), new Promise(resolve => setTimeout(resolve, patience))]);
      navigate(next);
    },
    onChange(listener) {
      const own = (state: SignInState): void => listener(state);
      listeners.add(own);
      check();
      return () => void listeners.delete(own);
    },
  };
  const view = (): SessionView => {
    const tokens = session.view();
    // A page may have signed in without leaving.
    check();
    return tokens;
  };
  return { auth, view, epoch: () => epoch };
};
