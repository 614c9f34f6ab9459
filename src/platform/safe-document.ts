import { protect } from './protect';

/**
 * Use this instead of `document`, because elements can hide members of `document`. Exception: an API requires a node.
 */
export const safeDocument = protect(window.document);
