/** The number of a page as the URL says it: a whole number from 1, else 1. */
export const pageOf = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? +text : 1);
