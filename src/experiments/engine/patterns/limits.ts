export const limits = {
  /** In characters. */
  pattern: 4096,
  /** In characters of the path or query. Lower for slow patterns. */
  input: 2048,
  /** Takes about 100 ms while the browser interprets the pattern, 30 ms once it is compiled. */
  steps: 2 ** 24,
} as const;

/**
 * Escapes that patterns may use. Browsers parse other escapes by Annex B of ECMAScript, mostly as the letter itself.
 */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
