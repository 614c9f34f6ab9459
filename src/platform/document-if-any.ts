import { protect } from './protect';

/** Replaces `document` in the standalone client, which also runs without one. */
export const safeDocument = globalThis.document && protect(globalThis.document);
