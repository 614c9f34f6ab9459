import { pages } from '../pages/pages';

/** Pages and files: faults that name them hit them, but they are no calls. */
export const isSite = (path: string): boolean =>
  /^\/(dist|examples|vendor|catalogue|__sandbox)(\/|$)|^\/(favicon\.ico)?$/.test(path) ||
  pages.some((page) => page.path === path);
