import type { Settings } from '../services/settings';
import type { PageAddress } from './page-address';

/**
 * Returns the URL of a file if its origin is allowed (LDR-7).
 *
 * @param file relative to the page
 * @param page the page's address; required outside a browser
 */
export const allowedUrl = (
  file: string,
  { experiments }: Pick<Settings, 'experiments'>,
  page: PageAddress = location,
): string | undefined => {
  const { href, origin, protocol } = URL.parse(file, page.href) ?? {};
  // Wrap `allowedOrigins` in an array: if it is a string, its `includes` would accept parts of an origin (threat 11).
  // Also compare protocols: a `blob:` URL has its page's origin.
  const allowed =
    origin === page.origin
      ? protocol === page.protocol
      : protocol === 'https:' && [experiments?.allowedOrigins].flat().includes(origin);
  return allowed ? href : undefined;
};
