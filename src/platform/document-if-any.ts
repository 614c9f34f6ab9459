import { protect } from './protect';

/** What the build puts in the place of `document` in the client that stands alone: it runs where there is none, too. */
export const safeDocument = globalThis.document && protect(globalThis.document);
