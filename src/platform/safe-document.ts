import { protect } from './protect';

/** Use this instead of `document`, whose members elements can hide, unless an API requires a node. */
export const safeDocument = protect(window.document);
