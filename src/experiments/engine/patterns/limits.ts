/** What the engine accepts. */
export const limits = {
  /** Characters of a pattern. A longer one is rejected. */
  pattern: 4096,
  /** Characters of a path or query. A longer one matches nothing. `inputLimit` lowers this for slow patterns. */
  input: 2048,
  /** Steps of a search: about 100 ms in a browser's interpreter, and 30 ms once it is compiled. */
  steps: 2 ** 24,
} as const;

/**
 * The source of an expression for what may follow a backslash, inside and outside of a class. Browsers read every other
 * escape by Annex B, mostly as the letter itself: `\X` is X. A pattern that can be read in two ways can't be proved
 * harmless.
 */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
