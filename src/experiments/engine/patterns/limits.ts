export const limits = {
  /** In characters. */
  pattern: 4096,
  /** Maximum length of the path or query, in characters. Slow patterns have a lower limit. */
  input: 2048,
  /** This many steps take about 100 ms in an interpreter, and 30 ms once the pattern is compiled. */
  steps: 2 ** 24,
} as const;

/**
 * Escapes that patterns may use. Browsers parse other escapes by Annex B of ECMAScript, mostly as the letter itself.
 */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
