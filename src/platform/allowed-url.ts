import type { Settings } from '../services/settings';
import type { PageAddress } from './page-address';

/**
 * The one check of where an experiment's file may come from: the page's own origin, or over https an allowed one
 * (LDR-7).
 *
 * @param file as the config names it; relative to the page
 * @param page the one that asks; off the browser it is always given
 * @returns its URL; undefined where it may not be added
 */
export const allowedUrl = (
  file: string,
  { experiments }: Pick<Settings, 'experiments'>,
  page: PageAddress = location,
): string | undefined => {
  const { href, origin, protocol } = URL.parse(file, page.href) ?? {};
  // A text instead of a list is a list of one (threat 11). The protocol too: a `blob:` has its page's origin, and a
  // sandboxed page has that of `javascript:` and `data:`.
  const allowed =
    origin === page.origin
      ? protocol === page.protocol
      : protocol === 'https:' && [experiments?.allowedOrigins].flat().includes(origin);
  return allowed ? href : undefined;
};
