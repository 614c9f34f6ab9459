import { protect } from './protect';

/** A view of `document` that elements can't change. Use it instead of `document`, unless an API requires a node. */
export const safeDocument = protect(window.document);
