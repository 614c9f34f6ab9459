import type { Settings } from '../services/settings';
import type { PageAddress } from './page-address';

/**
 * Returns the URL of an experiment's file if it comes from the page's own origin, or over https from an allowed one
 * (LDR-7). No other code checks that.
 *
 * @param file the URL in the config, relative to the page
 * @param page the requesting page; required outside a browser
 * @returns undefined for a URL that isn't allowed
 */
export const allowedUrl = (
  file: string,
  { experiments }: Pick<Settings, 'experiments'>,
  page: PageAddress = location,
): string | undefined => {
  const { href, origin, protocol } = URL.parse(file, page.href) ?? {};
  // A text counts as a list of one (threat 11). Compare protocols, too: a `blob:` URL has its page's origin, and a
  // sandboxed page has that of `javascript:` and `data:`.
  const allowed =
    origin === page.origin
      ? protocol === page.protocol
      : protocol === 'https:' && [experiments?.allowedOrigins].flat().includes(origin);
  return allowed ? href : undefined;
};
