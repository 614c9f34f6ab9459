import { sessionId } from '../session-id';
import type { Settings } from '../settings';
import { eraseCookie, readCookie } from './cookies';
import { expiryOf } from './expiry-of';

/** AUT-5. `expiration` is the expiry marker. */
export type TokenKind = 'access' | 'bearer' | 'mcToken' | 'playFab' | 'xbox' | 'realms' | 'marketplace' | 'expiration';

/** What a request is made from: the tokens at hand, none when signed out. `preauth` and `sessionId` need no sign-in. */
export type SessionView = { readonly [kind in TokenKind | 'preauth' | 'sessionId']?: string };

/** The stored sign-in state (AUT-4 to AUT-8). */
export interface Session {
  /** All four conditions of AUT-6. */
  isLoggedIn(): boolean;
  /** The gamertag while logged in. */
  gamertag(): string | undefined;
  /** The token while logged in; otherwise all session data is cleared (AUT-7). */
  token(kind: TokenKind): string | undefined;
  /** For a request. Leftovers of an ended session are cleared, as by `token`. */
  view(): SessionView;
  /** When the session ends, in milliseconds since 1970; 0 when logged out. */
  endsAt(): number;
  loginType(): string | undefined;
  /** Removes what AUT-8 lists. */
  clear(): void;
}

const tokenKeys = ['playFab', 'xbox', 'realms', 'marketplace'] as const;

/**
 * Reads and clears the sign-in state that the sign-in page has stored. It is read anew each time: the page and other tabs change it.
 *
 * @param onClear is called after session data was removed, not when there was none
 */
export const createSession = (settings: Settings, onClear: () => void): Session => {
  const named = (name: string): string => settings.storage?.[name] || name;
  const stored = (name: string): string | undefined => {
    try {
      return localStorage.getItem(named(name)) ?? undefined;
    } catch {
      // Storage is refused, or there is none: nobody is signed in.
      return undefined;
    }
  };
  const cookie = (name: string): string | undefined => readCookie(named(name));

  /** The product's token record: `mcToken` without its scheme, and `playFabXBL`. */
  const record = (): { mcToken?: string; playFabXBL?: string } => {
    try {
      const { mcToken, playFabXBL } = JSON.parse(stored(settings.product)!) as Record<string, unknown>;
      return {
        mcToken: typeof mcToken === 'string' ? mcToken.replace(/^MCToken /, '') : undefined,
        playFabXBL: typeof playFabXBL === 'string' ? playFabXBL : undefined,
      };
    } catch {
      return {};
    }
  };

  const readToken = (kind: TokenKind): string | undefined =>
    kind === 'mcToken' ? record().mcToken
    : kind === 'access' || kind === 'bearer' ? cookie(kind)
    : stored(kind === 'expiration' ? kind : `${kind}Token`);

  const endsAt = (): number => {
    const { mcToken, playFabXBL } = record();
    const end = Math.min(Number(stored('expiration') || NaN), expiryOf(mcToken));
    return end > Date.now() && cookie('session_username') && playFabXBL && playFabXBL === stored('playFabToken') ? end : 0;
  };

  const keys = ['expiration', settings.product, ...tokenKeys.map(kind => `${kind}Token`), 'LoginType', 'IsNewProfileEnabled'];
  const cookies = ['bearer', 'access', 'session_username'];

  const clear = (): void => {
    const had = keys.some(stored) || cookies.some(cookie);
    for (const key of [...keys, 'flights']) {
      try {
        localStorage.removeItem(named(key));
      } catch {
        // As in `stored`.
      }
    }
    for (const name of cookies) eraseCookie(named(name), settings.signIn?.parentDomain);
    if (had) onClear();
  };

  const session: Session = {
    isLoggedIn: () => endsAt() > 0,
    gamertag: () => (endsAt() ? cookie('session_username') : undefined),
    token(kind) {
      if (endsAt()) return readToken(kind);
      clear();
      return undefined;
    },
    view() {
      const view: { -readonly [name in keyof SessionView]: string | undefined } = { preauth: cookie('preauth') };
      if (endsAt()) {
        for (const kind of ['bearer', 'mcToken', 'xbox', 'realms', 'marketplace'] as const) view[kind] = readToken(kind);
        view.sessionId = sessionId();
      } else if (keys.some(stored) || cookies.some(cookie)) {
        // AUT-7. A visitor who never signed in keeps the cached flights, which are no session's.
        clear();
      }
      return view;
    },
    endsAt,
    loginType: () => stored('LoginType'),
    clear,
  };
  return session;
};
