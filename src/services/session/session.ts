import { digest, readStorage } from '../client/storage';
import type { CompleteSettings, Settings } from '../settings';
import { cookiesOf, cookieValue, eraseCookies, preauthSecret } from './cookies';
import { SESSION_KEY, sessionId } from './session-id';

/** `expiration` is the session's end, in milliseconds since 1970. */
export type TokenKind = 'access' | 'bearer' | 'mcToken' | 'playFab' | 'xbox' | 'realms' | 'marketplace' | 'expiration';

/** Without a valid session, only `preauth` is present. */
export type SessionTokens = { readonly [kind in TokenKind | 'preauth' | 'sessionId']?: string };

export interface Session {
  /** Returns the session's end in milliseconds since 1970, or 0 without a valid session (AUT-6). */
  endsAt(): number;
  gamertag(): string | undefined;
  token(kind: TokenKind): string | undefined;
  /** Returns the tokens. If the session has ended, also erases its data. */
  tokens(): SessionTokens;
  clear(): void;
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

export const SESSION_COOKIES: readonly string[] = ['bearer', 'access', 'session_username'];

const DIGESTS_KEY = 'cobble-cookies';

/**
 * Reads the state that the sign-in page stored. Caches nothing: scripts and other tabs may change the state.
 *
 * Other applications on the parent domain may use the same cookie names:
 * - `clear()` erases all cookies with these names. So does `token()` while nobody is signed in.
 * - After a session's end, `tokens()` erases only cookies that match the session's stored digests. Without digests, it
 * erases all cookies with these names if `session_username` exists.
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
      () => [...keys, 'flights', DIGESTS_KEY, SESSION_KEY].forEach((key) => void localStorage.removeItem(nameOf(key))),
      // Flights are cached in session storage if local storage was full.
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
        // Erase only if a session was stored. Otherwise, keep cached flights and other applications' cookies (AUT-7).
        eraseEnded();
      }
      return tokens;
    },
    loginType: () => stored('LoginType'),
  };
};

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

/** Parses the product's token record (AUT-4). */
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
