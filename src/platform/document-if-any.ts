import { protect } from './protect';

/** The build replaces `document` by this in the standalone client, which also runs without a document. */
export const safeDocument = globalThis.document && protect(globalThis.document);
