/** Longer patterns are left to the service. */
const longest = 500;

/**
 * A field's `regexp_for_validation` for the browser. It is Ruby's: `\A` and `\z` are the text's ends, `(?i)` at the start takes either case.
 *
 * @param endless whether a pattern can make the browser think forever
 * @returns undefined for what the browser can't take: the service judges then
 */
export const toPattern = (source: unknown, endless: (source: string) => boolean): RegExp | undefined => {
  if (typeof source !== 'string' || !source || source.length > longest) return undefined;
  const isFree = source.startsWith('(?i)');
  const own = (isFree ? source.slice(4) : source).replace(/\\([\s\S])/g, (whole, sign: string) => (sign === 'A' ? '^' : /z/i.test(sign) ? '$' : sign === 'h' ? '[\\da-fA-F]' : whole));
  try {
    const pattern = new RegExp(own, isFree ? 'i' : '');
    return endless(own) ? undefined : pattern;
  } catch {
    return undefined;
  }
};
