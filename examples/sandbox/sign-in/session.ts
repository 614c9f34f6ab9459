import { makeJwt } from '../auth/jwt';
import type { Player } from '../state/player';

/** The storage items and cookies that make up a session (AUT-4). */
export interface StoredSession {
  readonly storage: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The cookies' lifetime. */
  readonly seconds: number;
}

/** A tester's choices on the sign-in page. */
export interface SessionOptions {
  /** The login type, such as `MSA`. Signing out depends on this type (AUT-8). */
  readonly loginType: string;
  /** The value of `{product}` in the token record. */
  readonly product: string;
  readonly minutes: number;
}

export const makeSession = (
  { gamertag, xuid, profileId }: Player,
  { loginType, product, minutes }: SessionOptions,
): StoredSession => {
  const now = Date.now();
  const seconds = Math.round(minutes * 60);
  const token = (use: string) =>
    makeJwt({
      sub: profileId,
      xid: xuid,
      gtg: gamertag,
      use,
      iat: Math.floor(now / 1000),
      exp: Math.floor(now / 1000) + seconds,
    });
  const hash = xuid.slice(-10);
  const playFab = `XBL3.0 x=${hash};${token('playfab')}`;
  return {
    storage: {
      expiration: String(now + seconds * 1000),
      [product]: JSON.stringify({ mcToken: `MCToken ${token('game')}`, playFabXBL: playFab }),
      playFabToken: playFab,
      xboxToken: `XBL3.0 x=${hash};${token('xbox')}`,
      realmsToken: `XBL3.0 x=${hash};${token('realms')}`,
      marketplaceToken: token('purchasing'),
      LoginType: loginType,
      IsNewProfileEnabled: 'true',
      flights: '[]',
    },
    cookies: { bearer: token('bearer'), access: token('access'), session_username: gamertag },
    seconds,
  };
};

/**
 * Defines `keep({ session, to })`, which stores a session (AUT-4) and then opens `to`. Sets cookies for the parent
 * domain, if any. Keeps an existing localStorage item `flights`, which may contain cached experiments.
 */
export const keepScript = `
const keep = ({ session, to }) => {
  if (session) {
    for (const [key, value] of Object.entries(session.storage)) if (key !== 'flights' || localStorage.getItem(key) === null) localStorage.setItem(key, value);
    const labels = location.hostname.split('.');
    const parent = labels.length > 2 && !/^\\d+$/.test(labels.at(-1)) ? '; domain=' + labels.slice(1).join('.') : '';
    for (const [name, value] of Object.entries(session.cookies)) document.cookie = name + '=' + encodeURIComponent(value) + '; path=/; max-age=' + session.seconds + '; samesite=lax' + parent;
  }
  location.replace(to);
};`;
