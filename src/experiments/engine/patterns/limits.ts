export const limits = {
  /** Characters of a pattern. */
  pattern: 4096,
  /** Characters of a path or query; `inputLimit` has less for slow patterns. */
  input: 2048,
  /** Steps of a search: about 100 ms in an interpreter, and 30 ms once it is compiled. */
  steps: 2 ** 24,
} as const;

/**
 * What may follow a backslash. Browsers read every other escape by Annex B, mostly as the letter itself, and a pattern
 * that can be read in two ways can't be proved harmless.
 */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
