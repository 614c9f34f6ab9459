import { protect } from './protect';

/** For the standalone client, which also runs without a document. */
export const safeDocument = globalThis.document && protect(globalThis.document);
