import type { Settings } from '../services/settings';
import type { PageAddress } from './page-address';

/**
 * Returns the URL of a file if its origin is allowed (LDR-7).
 *
 * @param file Relative to the page
 * @param page Required outside a browser
 */
export const allowedUrl = (
  file: string,
  { experiments }: Pick<Settings, 'experiments'>,
  page: PageAddress = location,
): string | undefined => {
  const { href, origin, protocol } = URL.parse(file, page.href) ?? {};
  // Wrap `allowedOrigins` in an array, because a string's `includes` would accept parts of an origin (threat 11). Also
  // compare protocols, because a `blob:` URL has its creator's origin.
  const allowed =
    origin === page.origin
      ? protocol === page.protocol
      : protocol === 'https:' && [experiments?.allowedOrigins].flat().includes(origin);
  return allowed ? href : undefined;
};
