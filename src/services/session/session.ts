import { digest, readStorage } from '../client/storage';
import type { Settings } from '../settings';
import { cookiesOf, cookieValue, eraseCookie } from './cookies';
import { sessionId } from './session-id';

/** AUT-5. `expiration` is the expiry marker. */
export type TokenKind = 'access' | 'bearer' | 'mcToken' | 'playFab' | 'xbox' | 'realms' | 'marketplace' | 'expiration';

/** Without a valid session, only `preauth` is present. */
export type SessionTokens = { readonly [kind in TokenKind | 'preauth' | 'sessionId']?: string };

export interface Session {
  /** Returns milliseconds since 1970, or 0 unless all four conditions of AUT-6 hold. */
  endsAt(): number;
  /** Returns undefined while logged out. */
  gamertag(): string | undefined;
  token(kind: TokenKind): string | undefined;
  tokens(): SessionTokens;
  clear(): void;
  /** Returns the stored `LoginType`. */
  loginType(): string | undefined;
}

export const SESSION_KEYS: readonly string[] = [
  'expiration',
  'playFabToken',
  'xboxToken',
  'realmsToken',
  'marketplaceToken',
  'LoginType',
  'IsNewProfileEnabled',
];

/** AUT-4. */
export const SESSION_COOKIES: readonly string[] = ['bearer', 'access', 'session_username'];

const DIGESTS_KEY = 'cobble-cookies';

/**
 * Reads the state that the sign-in page stores. Caches nothing, because the page and other tabs change it.
 *
 * A cookie belongs to the session if its digest was stored while the session was valid. A name proves nothing: other
 * applications of the parent domain use the same names. Only if the session ended before it was ever read, its cookies
 * are found by name.
 */
export const createSession = ({ storage, product }: Settings): Session => {
  const keys = [product, ...SESSION_KEYS];
  const nameOf = (name: string): string => storage?.[name] || name;
  const stored = (name: string): string | undefined => readStorage('localStorage', nameOf(name));
  const ownCookie = (name: string): string | undefined => {
    const cookies = cookiesOf(nameOf(name));
    const digests = stored(DIGESTS_KEY);
    return cookies.find((one) => digests?.includes(digest(one))) ?? cookies[0];
  };
  const cookie = (name: string): string | undefined => {
    try {
      return cookieValue(ownCookie(name));
    } catch {
      // Cookies are blocked.
      return undefined;
    }
  };
  const token = (kind: TokenKind): string | undefined => {
    if (kind === 'mcToken') return parseTokenRecord(stored(product)).mcToken;
    if (kind === 'access' || kind === 'bearer') return cookie(kind);
    return stored(kind === 'expiration' ? kind : `${kind}Token`);
  };

  const endsAt = (): number => {
    const { mcToken, playFabXBL } = parseTokenRecord(stored(product));
    const end = Math.min(+(stored('expiration') ?? NaN), expiryOf(mcToken));
    if (!(end > Date.now() && cookie('session_username') && playFabXBL && playFabXBL === stored('playFabToken')))
      return 0;
    try {
      localStorage.setItem(DIGESTS_KEY, SESSION_COOKIES.map((name) => digest(ownCookie(name) ?? '')).join());
    } catch {
      // Storage is full.
    }
    return end;
  };

  const clear = (): void => {
    try {
      // In a valid session, this stores the digests.
      endsAt();
      const digests = stored(DIGESTS_KEY);
      const ownCookies = SESSION_COOKIES.flatMap((name) => cookiesOf(nameOf(name))).filter((one) =>
        digests ? digests.includes(digest(one)) : cookie('session_username') && keys.some(stored),
      );
      for (const key of [...keys, 'flights', DIGESTS_KEY]) localStorage.removeItem(nameOf(key));
      ownCookies.forEach(eraseCookie);
      // Flights are in session storage if local storage is full.
      sessionStorage.removeItem(nameOf('flights'));
    } catch {
      // Storage or cookies are blocked: nobody is signed in.
    }
  };

  return {
    endsAt,
    clear,
    gamertag: () => (endsAt() ? cookie('session_username') : undefined),
    token: (kind) => (endsAt() ? token(kind) : void clear()),
    tokens() {
      const tokens: { -readonly [name in keyof SessionTokens]: string | undefined } = { preauth: cookie('preauth') };
      if (endsAt()) {
        tokens.sessionId = sessionId();
        for (const kind of ['mcToken', 'bearer', 'xbox', 'realms', 'marketplace'] as const) tokens[kind] = token(kind);
      } else if (keys.some(stored)) {
        // AUT-7. If nothing was stored, nobody was signed in, so cached flights and other applications' cookies stay.
        clear();
      }
      return tokens;
    },
    loginType: () => stored('LoginType'),
  };
};

/** AUT-4. */
const parseTokenRecord = (text: string | undefined): { mcToken?: string; playFabXBL?: string } => {
  try {
    const { mcToken, playFabXBL } = JSON.parse(`${text}`);
    return { mcToken: mcToken.replace(/^MCToken /, ''), playFabXBL };
  } catch {
    return {};
  }
};

/** Returns `exp` in milliseconds since 1970, or NaN. */
const expiryOf = (jwt?: string): number => {
  try {
    const claims = jwt?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims ?? ''));
    return typeof exp === 'number' ? exp * 1000 : NaN;
  } catch {
    return NaN;
  }
};
