import type { Settings } from '../settings';

/**
 * The one check of where an experiment's file may come from: the page's own origin, or over https an allowed one
 * (LDR-7).
 *
 * @param file as the config names it; relative to the page
 * @returns its URL; undefined where it may not be added
 */
export const allowedUrl = (file: string, { experiments }: Settings): string | undefined => {
  const { href, origin, protocol } = URL.parse(file, location.href) ?? {};
  // A text instead of a list is a list of one (threat 11). The protocol too: a `blob:` has its page's origin, and a
  // sandboxed page has that of `javascript:` and `data:`.
  const allowed =
    origin == location.origin
      ? protocol == location.protocol
      : protocol == 'https:' && [experiments?.allowedOrigins].flat().includes(origin);
  return allowed ? href : undefined;
};
