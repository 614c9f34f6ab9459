import { protect } from './protect';

/** Replaces `document` in the pasted file and the chunks. If an API requires a node, use `window.document`. */
export const safeDocument = protect(window.document);
