/**
 * Longest pattern, and longest path or query that a pattern is tested against, in characters. What is longer matches
 * nothing: the work of the worst pattern that is let through grows with the cube of the text's length.
 */
export const limits = { pattern: 4096, input: 2048 } as const;

/** Says of a valid pattern whether backtracking can take practically forever on it. */
export type Judge = (source: string) => boolean;

/**
 * Whether a pattern needs a judge: only a repeated group, or a fourth repetition, can make one slow; and some that
 * begin with `(?` are too new for some browsers.
 */
export const suspicious = (source: unknown): boolean => /\)[*+{]|([*+,].*){4}|\(\?[^:=!]/.test(source as string);

/**
 * Makes a config's pattern ready. No flags, no anchors added (interface 6).
 *
 * @param judge is asked about suspicious patterns (`endless.ts`); without it they are refused
 * @throws why it is refused: Error of a few words, the browser's SyntaxError
 */
export const expression = (source: string, judge?: Judge | false | void): RegExp => {
  const made = RegExp(source);
  if (source.length > limits.pattern || (suspicious(source) && !(judge && !judge(source))))
    throw Error('unsafe pattern ' + source);
  return made;
};
