/** Put before each id of an article, so that none is another's in the same root. */
export const idPrefix = 'h-';
