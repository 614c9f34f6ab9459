import { listOf } from '../list-of';
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
    // A configured origin may end in a slash.
    const known = [location.origin, ...listOf(settings.signIn?.allowedReturnOrigins)].some((origin) =>
      `${origin}/`.startsWith(`${url.origin}/`),
    );
    return known && /^http/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
};
