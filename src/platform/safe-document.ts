import { protect } from './protect';

/** Use it instead of `document`, which elements can change, unless an API requires a node. */
export const safeDocument = protect(window.document);
