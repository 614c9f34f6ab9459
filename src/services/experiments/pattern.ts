/** Longest pattern, and longest path or query that a pattern is tested against, in characters. What is longer matches nothing. */
export const limits = { pattern: 4096, input: 4096 } as const;

const known = new Map<string, RegExp | string>();

/**
 * Makes a config's pattern ready, once. No flags, no anchors added (interface 6).
 *
 * @returns the expression, or why it is refused: invalid, too long, or of a shape that can take exponential time
 */
export const pattern = (source: string): RegExp | string => {
  let made = known.get(source);
  if (!made) {
    try {
      made = source.length > limits.pattern ? `longer than ${limits.pattern} characters` : endless(source) ? 'can take exponential time' : RegExp(source);
    } catch (error) {
      made = String(error);
    }
    known.set(source, made);
  }
  return made;
};

/** A repeated group with a repetition inside. */
const endless = (source: string): boolean => /\([^()]*[*+][^()]*\)[*+{]/.test(source);
