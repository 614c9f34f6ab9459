import { pages } from '../pages/pages';

/** Whether a path is a page or file. Other paths are calls. */
export const isSite = (path: string): boolean =>
  /^\/(dist|examples|vendor|catalogue|__sandbox)(\/|$)|^\/(favicon\.ico)?$/.test(path) ||
  pages.some((page) => page.path === path);

/** Immutable file names contain the build's ID (see docs/how-to/host-and-cache.md). */
export const neverChanges = (path: string): boolean => /\.[0-9a-f]{6}\.\w+$/.test(path);
