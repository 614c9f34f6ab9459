import type { Settings } from '../settings';

/**
 * Checks an address that someone else may have written (a `return_url`) before anybody is sent there.
 *
 * @param address absolute, or relative to the page's origin
 * @returns the absolute address, when it is http(s), without user or password, and on the page's origin or one of
 *   `signIn.allowedReturnOrigins`; otherwise undefined, and the default counts
 */
export const returnAddress = (address: unknown, settings: Pick<Settings, 'signIn'>): string | undefined => {
  // Parsers differ on backslashes, control characters and `//host`, and a server may read them otherwise than we do.
  if (typeof address !== 'string' || !address || /[\\\u0000-\u001f\u007f]|^\s*\/\//.test(address)) return undefined;
  try {
    const url = new URL(address, location.origin);
    const allowed = [location.origin, ...(settings.signIn?.allowedReturnOrigins ?? [])];
    const known = allowed.some(origin => URL.canParse(origin) && new URL(origin).origin === url.origin);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password && known ? url.href : undefined;
  } catch {
    return undefined;
  }
};
