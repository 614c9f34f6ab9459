import { digest, readStorage } from '../client/storage';
import type { CompleteSettings, Settings } from '../settings';
import { cookiesOf, cookieValue, eraseCookies, preauthSecret } from './cookies';
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
  /** While logged out, clears all session data like `clear` (AUT-7). */
  token(kind: TokenKind): string | undefined;
  /** Returns the tokens for a call. Clears the data of a session that has ended, but not other applications' cookies. */
  tokens(): SessionTokens;
  /** Erases all session data (AUT-8), and every cookie with a name of the session's, whoever set it. */
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
 * A logout, and a token that is read while logged out, erase the session's cookies by name, also if local storage is
 * gone. Calls of anonymous visitors only erase cookies that belong to an ended session, because other applications of
 * the parent domain use the same names: those whose digest was stored while the session was valid. Only if the session
 * ended before it was ever read, its cookies are found by name.
 */
export const createSession = ({
  storage,
  product,
  signIn,
}: Pick<CompleteSettings, 'storage' | 'product'> & Pick<Settings, 'signIn'>): Session => {
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
    const { playFabXBL, expiresAt = NaN } = parseTokenRecord(stored(product));
    const end = Math.min(+(stored('expiration') ?? NaN), expiresAt);
    if (!(end > Date.now() && cookie('session_username') && playFabXBL && playFabXBL === stored('playFabToken')))
      return 0;
    try {
      localStorage.setItem(DIGESTS_KEY, SESSION_COOKIES.map((name) => digest(ownCookie(name) ?? '')).join());
    } catch {
      // Storage is full.
    }
    return end;
  };

  const erase = (isOwn?: (cookie: string) => boolean): void =>
    tryEach([
      () => [...keys, 'flights', DIGESTS_KEY].forEach((key) => void localStorage.removeItem(nameOf(key))),
      // Flights are in session storage if local storage is full.
      () => sessionStorage.removeItem(nameOf('flights')),
      ...SESSION_COOKIES.map((name) => () => eraseCookies(nameOf(name), signIn?.parentDomain, isOwn)),
    ]);

  const eraseEnded = (): void => {
    const digests = stored(DIGESTS_KEY);
    const hasPlayer = !!cookie('session_username');
    erase((one) => (digests ? digests.includes(digest(one)) : hasPlayer));
  };

  return {
    endsAt,
    clear: () => erase(),
    gamertag: () => (endsAt() ? cookie('session_username') : undefined),
    token: (kind) => (endsAt() ? token(kind) : void erase()),
    tokens() {
      const tokens: { -readonly [name in keyof SessionTokens]: string | undefined } = {
        preauth: preauthSecret({ storage }) || undefined,
      };
      if (endsAt()) {
        tokens.sessionId = sessionId();
        for (const kind of ['mcToken', 'bearer', 'xbox', 'realms', 'marketplace'] as const) tokens[kind] = token(kind);
      } else if (keys.some(stored)) {
        // AUT-7. If nothing was stored, nobody was signed in, so cached flights and other applications' cookies stay.
        eraseEnded();
      }
      return tokens;
    },
    loginType: () => stored('LoginType'),
  };
};

/** A step throws if storage or cookies are blocked. */
const tryEach = (steps: readonly (() => void)[]): void => {
  for (const step of steps) {
    try {
      step();
    } catch {}
  }
};

interface TokenRecord {
  readonly mcToken?: string;
  readonly playFabXBL?: string;
  /** The JWT's `exp` claim, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** Parses the product's token record (AUT-4). Without a valid JWT it is empty. */
const parseTokenRecord = (text: string | undefined): TokenRecord => {
  try {
    const { mcToken: value, playFabXBL } = JSON.parse(`${text}`);
    const mcToken: string = value.replace(/^MCToken /, '');
    const claims = mcToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(`${claims}`));
    return { mcToken, playFabXBL, expiresAt: typeof exp === 'number' ? exp * 1000 : NaN };
  } catch {
    return {};
  }
};
