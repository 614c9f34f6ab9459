/** Quotes that HTML does not know, which editors and word processors put in the place of straight ones. */
export const QUOTES = /[\u2018-\u201f\u2032\u2033\u00ab\u00bb]/g;
