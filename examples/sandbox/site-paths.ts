import { pages } from '../pages/pages';

/** Pages and files: faults that name them hit them, but they are no calls. */
export const isSite = (path: string): boolean =>
  /^\/(dist|examples|vendor|catalogue|__sandbox)(\/|$)|^\/(favicon\.ico)?$/.test(path) ||
  pages.some((page) => page.path === path);

/**
 * Whether a file of a build never changes what it holds: its name has the build's id (the hosting chapter of
 * docs/site-developers.md).
 */
export const neverChanges = (path: string): boolean => /\.[0-9a-f]{6}\.\w+$/.test(path);
