import { protect } from './protect';

/** The standalone client also runs without a document. */
export const safeDocument = globalThis.document && protect(globalThis.document);
