import { protect } from './protect';

/** Like `document`, but elements can't hide its members. APIs that require a node reject it. */
export const safeDocument = protect(window.document);
