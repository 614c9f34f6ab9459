import { protect } from './protect';

/** Like `document`, but elements can't hide its members. DOM APIs don't accept it as a node. */
export const safeDocument = protect(window.document);
