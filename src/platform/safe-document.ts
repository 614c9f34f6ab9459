import { protect } from './protect';

/**
 * What the build puts in the place of `document` in the pasted file, which gives it to the chunks; the page's own
 * scripts see no change. Where a node is asked for, write `window.document`.
 */
export const safeDocument = protect(window.document);
