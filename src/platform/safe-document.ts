import { protect } from './protect';

/** Use this instead of `document`, unless an API requires a node. */
export const safeDocument = protect(window.document);
