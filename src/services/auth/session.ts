import { sessionId } from '../session-id';
import type { Settings } from '../settings';
import { eraseCookie, readCookie } from './cookies';
import { expiryOf } from './expiry-of';

/** AUT-5. `expiration` is the expiry marker. */
export type TokenKind = 'access' | 'bearer' | 'mcToken' | 'playFab' | 'xbox' | 'realms' | 'marketplace' | 'expiration';

/** What a request is made from: the tokens at hand, none when signed out. `preauth` needs no sign-in. */
export type SessionView = { readonly [kind in TokenKind | 'preauth' | 'sessionId']?: string };

/** The stored sign-in state (AUT-4 to AUT-8). */
export interface Session {
  /** When the session ends, in milliseconds since 1970; 0 unless all four conditions of AUT-6 hold. */
  endsAt(): number;
  /** The gamertag while logged in. */
  gamertag(): string | undefined;
  /** The token while logged in; otherwise all session data is cleared (AUT-7). */
  token(kind: TokenKind): string | undefined;
  /** For a request. Leftovers of an ended session are cleared, as by `token`. */
  view(): SessionView;
  /** Removes what AUT-8 lists. */
  clear(): void;
  /** What was stored as `LoginType`. */
  loginType(): string | undefined;
}

/** Reads and clears the sign-in state that the sign-in page has stored. It is read anew each time: the page and other tabs change it. */
export const createSession = ({ storage, product, signIn }: Settings): Session => {
  const named = (name: string): string => storage?.[name] || name;
  const stored = (name: string): string | undefined => {
    try {
      return localStorage.getItem(named(name)) || undefined;
    } catch {
      // Storage is refused, or there is none: nobody is signed in.
      return undefined;
    }
  };
  const cookie = (name: string): string | undefined => readCookie(named(name));

  /** The product's token record. */
  const record = (): { mcToken?: string; playFabXBL?: string } => {
    try {
      const { mcToken, playFabXBL } = JSON.parse(stored(product)!);
      return { mcToken: mcToken.replace(/^MCToken /, ''), playFabXBL };
    } catch {
      return {};
    }
  };

  const read = (kind: TokenKind): string | undefined =>
    kind === 'mcToken' ? record().mcToken
    : kind === 'access' || kind === 'bearer' ? cookie(kind)
    : stored(kind === 'expiration' ? kind : `${kind}Token`);

  const endsAt = (): number => {
    const { mcToken, playFabXBL } = record();
    const end = Math.min(+(stored('expiration') ?? NaN), expiryOf(mcToken));
    return end > Date.now() && cookie('session_username') && playFabXBL && playFabXBL === stored('playFabToken') ? end : 0;
  };

  const keys = [product, 'expiration', 'playFabToken', 'xboxToken', 'realmsToken', 'marketplaceToken', 'LoginType', 'IsNewProfileEnabled'];
  const cookies = ['bearer', 'access', 'session_username'];

  const clear = (): void => {
    try {
      for (const key of [...keys, 'flights']) localStorage.removeItem(named(key));
    } catch {
      // As in `stored`.
    }
    for (const name of cookies) eraseCookie(named(name), signIn?.parentDomain);
  };

  return {
    endsAt,
    clear,
    gamertag: () => (endsAt() ? cookie('session_username') : undefined),
    token: kind => (endsAt() ? read(kind) : void clear()),
    view() {
      const preauth = cookie('preauth');
      const [mcToken, bearer, xbox, realms, marketplace] = endsAt() ? (['mcToken', 'bearer', 'xbox', 'realms', 'marketplace'] as const).map(read) : [];
      // AUT-7. A visitor who never signed in keeps the cached flights, which are no session's.
      if (!mcToken && (keys.some(stored) || cookies.some(cookie))) clear();
      return { preauth, mcToken, bearer, xbox, realms, marketplace, sessionId: mcToken && sessionId() };
    },
    loginType: () => stored('LoginType'),
  };
};
