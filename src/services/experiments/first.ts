const seen = new Set<string>();

/**
 * Whether a text is seen for the first time in the page's life: what is said, added or reported once is named by one.
 */
export const first = (text: string): boolean => seen.size < seen.add(text).size;
