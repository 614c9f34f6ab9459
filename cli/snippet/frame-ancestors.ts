import type { PageConfig } from './read-page-config';

/**
 * Returns the directive that keeps the page out of foreign frames. It isn't part of `contentSecurityPolicy`, which is
 * printed as a `<meta>`: browsers ignore it there.
 */
export const frameAncestors = ({ allowedFrames = [] }: PageConfig = {}): string =>
  ['frame-ancestors', "'self'", ...new Set([allowedFrames].flat().flatMap((entry) => entry.split(/\s+/)))].join(' ');
