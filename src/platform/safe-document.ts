import { protect } from './protect';

/** Use this unless an API requires a node: in `document` itself, elements can hide members. */
export const safeDocument = protect(window.document);
