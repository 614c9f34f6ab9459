/**
 * Cuts a valid pattern into its pieces: escapes, classes, openings of groups, quantifiers, and single characters.
 * Together they are the whole pattern.
 *
 * @param words leave letters, digits, slashes and dashes together that no quantifier parts
 */
export const tokens = (source: string, words = false): readonly string[] => source.match(words ? WORDS : PIECES) ?? [];

const PIECES =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]])*]|\((?:\?(?:<?[=!]|[^:>]*[:>]))?|(?:[*+?]|\{\d+(?:,\d*)?})\??|[^]/gi;
const WORDS = new RegExp(`[\\w/-]+(?![*+?{])|${PIECES.source}`, 'gi');
