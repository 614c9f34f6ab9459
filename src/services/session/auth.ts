import { clearCachedAnswers } from '../client/answer-cache';
import { poll } from '../client/retry';
import type { CompleteSettings } from '../settings';
import type { SessionTokens, TokenKind } from './session';
import { createSession } from './session';
import type { LoginOptions } from './sign-in-urls';
import { loginUrl, signOutUrl } from './sign-in-urls';

export interface SignInState {
  readonly isLoggedIn: boolean;
  readonly gamertag: string | undefined;
}

/** All methods but `logout` are synchronous. */
export interface Auth {
  /** Returns whether a valid session is stored (AUT-6). */
  isLoggedIn(): boolean;
  gamertag(): string | undefined;
  /**
   * Returns a token (AUT-5). While logged out, returns undefined and clears all session data (AUT-7), including every
   * cookie that `logout` erases.
   */
  token(kind: TokenKind): string | undefined;
  /** Returns the URL for signing in (AUT-1, AUT-2). */
  loginUrl(options?: LoginOptions): string;
  login(options?: LoginOptions): void;
  /**
   * Clears the session and the caches in every tab, then leaves the page (AUT-8). Erases all cookies with the session's
   * cookie names, even another app's.
   */
  logout(): Promise<void>;
  /**
   * Listens for sign-ins and sign-outs on this page and in other tabs, and for the session's expiry.
   *
   * @returns a function that stops listening
   */
  onChange(listener: (state: SignInState) => void): () => void;
}

export interface AuthCore {
  readonly auth: Auth;
  tokens(): SessionTokens;
  /** Increases when a session ends or another player signs in, so that answers to earlier calls are dropped. */
  epoch(): number;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

export const createAuth = (settings: CompleteSettings, navigate: (url: string) => void): AuthCore => {
  const session = createSession(settings);
  const { gamertag, endsAt } = session;
  const listeners = new Set<(state: SignInState) => void>();
  let known = gamertag();
  let epoch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = (): boolean => {
    const now = gamertag();
    const hasChanged = now !== known;
    clearTimeout(timer);
    if (now && listeners.size) timer = setTimeout(check, Math.min(endsAt() - Date.now(), MAX_TIMER_MS));
    if (!hasChanged) return false;
    if (known) {
      epoch++;
      void clearCachedAnswers();
    }
    known = now;
    for (const listener of listeners) queueMicrotask(() => listener({ isLoggedIn: !!now, gamertag: now }));
    return true;
  };
  /** Detects sign-ins and sign-outs that happen without a reload. */
  const checked = <T>(value: T): T => {
    check();
    return value;
  };
  if (globalThis.window) checkOnEvents(check);

  return {
    tokens: () => checked(session.tokens()),
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
        await clearCachedAnswers();
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

const checkOnEvents = (check: () => boolean): void => {
  // Check repeatedly: another tab may still be storing keys and cookies.
  addEventListener('storage', () => void poll(check).catch(() => {}));
  addEventListener('pageshow', check);
  addEventListener('focus', check);
};
