import { digest } from '../client/digest';
import { readStorage } from '../client/read-storage';
import type { Settings } from '../settings';
import { cookiesOf, cookieValue, eraseCookie } from './cookies';
import { expiryOf } from './expiry-of';
import { sessionId } from './session-id';

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
  /**
   * For a request. Leftovers of an ended session are cleared, as by `token`; where nothing of a session is stored,
   * nothing is.
   */
  view(): SessionView;
  /**
   * Removes what AUT-8 lists. Of the cookies, those that are ours; one that could not be erased is said in the console.
   */
  clear(): void;
  /** What was stored as `LoginType`. */
  loginType(): string | undefined;
}

/** Where the digests of the session's cookies lie. */
const cookiesKey = 'cobble-cookies';

/**
 * Reads and clears the sign-in state that the sign-in page has stored. It is read anew each time: the page and other
 * tabs change it.
 *
 * A cookie is ours when its value is one that the session had while it stood; its name says nothing, since other
 * applications of the parent domain have cookies of the same names. Digests of these values are kept beside the
 * session. A value that is known stays ours for as long as it stands: browsers differ in which of several cookies of a
 * name they give first, and in WebKit another application's can come before ours. It is the one that is read, too. Of
 * a session that had ended before it was ever read, the cookies are ours that are read by its names while its storage
 * and the player's name are there.
 */
export const createSession = ({ storage, product }: Settings): Session => {
  const named = (name: string): string => storage?.[name] || name;
  const stored = (name: string): string | undefined => readStorage('localStorage', named(name));
  /**
   * The session's cookie of a name, as `cookiesOf` gives it: of several, the one that is known. Where none is, the
   * first.
   */
  const ownCookie = (name: string): string | undefined => {
    const all = cookiesOf(named(name));
    const known = stored(cookiesKey);
    return all.find((one) => known?.includes(digest(one))) ?? all[0];
  };
  /** Undefined where cookies are refused, too. */
  const cookie = (name: string): string | undefined => {
    try {
      return cookieValue(ownCookie(name));
    } catch {
      return undefined;
    }
  };

  /** The product's token record. */
  const record = (): { mcToken?: string; playFabXBL?: string } => {
    try {
      const { mcToken, playFabXBL } = JSON.parse(`${stored(product)}`);
      return { mcToken: mcToken.replace(/^MCToken /, ''), playFabXBL };
    } catch {
      return {};
    }
  };

  const read = (kind: TokenKind): string | undefined =>
    kind === 'mcToken'
      ? record().mcToken
      : /access|bearer/.test(kind)
        ? cookie(kind)
        : stored(kind === 'expiration' ? kind : `${kind}Token`);

  const keys = [
    product,
    'expiration',
    'playFabToken',
    'xboxToken',
    'realmsToken',
    'marketplaceToken',
    'LoginType',
    'IsNewProfileEnabled',
  ];
  const cookieNames = ['bearer', 'access', 'session_username'];

  const endsAt = (): number => {
    const { mcToken, playFabXBL } = record();
    const end = Math.min(+(stored('expiration') ?? NaN), expiryOf(mcToken));
    if (!(end > Date.now() && cookie('session_username') && playFabXBL && playFabXBL === stored('playFabToken')))
      return 0;
    try {
      localStorage.setItem(cookiesKey, cookieNames.map((name) => digest(ownCookie(name) ?? '')).join());
    } catch {
      // Full.
    }
    return end;
  };

  const clear = (): void => {
    try {
      // What the session has now, if it stands.
      endsAt();
      const known = stored(cookiesKey);
      const ours = cookieNames
        .flatMap((name) => cookiesOf(named(name)))
        .filter((one) => (known ? known.includes(digest(one)) : cookie('session_username') && keys.some(stored)));
      for (const key of [...keys, 'flights', cookiesKey]) localStorage.removeItem(named(key));
      ours.forEach(eraseCookie);
      // Flights lie here where local storage is full.
      sessionStorage.removeItem(named('flights'));
    } catch {
      // Storage or cookies are refused, mostly both: nobody is signed in.
    }
  };

  return {
    endsAt,
    clear,
    gamertag: () => (endsAt() ? cookie('session_username') : undefined),
    token: (kind) => (endsAt() ? read(kind) : void clear()),
    view() {
      const view: { -readonly [name in keyof SessionView]: SessionView[name] } = { preauth: cookie('preauth') };
      if (endsAt()) {
        view.sessionId = sessionId();
        for (const kind of ['mcToken', 'bearer', 'xbox', 'realms', 'marketplace'] as const) view[kind] = read(kind);
      } else if (keys.some(stored)) {
        // AUT-7. A visitor who never signed in keeps the cached flights, and the cookies of others: neither is a
        // session's.
        clear();
      }
      return view;
    },
    loginType: () => stored('LoginType'),
  };
};
