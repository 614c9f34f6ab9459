import { protect } from './protect';

/**
 * Replaces `document` in the pasted file, which passes it to the chunks. The page's own scripts keep theirs. If an API
 * requires a node, use `window.document`.
 */
export const safeDocument = protect(window.document);
