import { pages } from '../pages/pages';

/** Whether a path is a page or a file, not a call. */
export const isSite = (path: string): boolean =>
  /^\/(dist|examples|vendor|catalogue|__sandbox)(\/|$)|^\/(favicon\.ico)?$/.test(path) ||
  pages.some((page) => page.path === path);

/**
 * Whether a build's file is immutable, because its name contains the build's ID (see the hosting chapter of
 * docs/site-developers.md).
 */
export const neverChanges = (path: string): boolean => /\.[0-9a-f]{6}\.\w+$/.test(path);
