import type { Handle } from './types';

/** What was found, by element. An element's is deleted when it has left the page or changed its name. */
export const handles = new WeakMap<Element, Handle>();
