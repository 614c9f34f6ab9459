export const limits = {
  /** Maximum characters of a pattern. */
  pattern: 4096,
  /** Maximum characters of a path or query. Slow patterns have a lower limit. */
  input: 2048,
  /** Maximum steps of a search: about 100 ms while the browser interprets the pattern, 30 ms once it is compiled. */
  steps: 2 ** 24,
} as const;

/** What may follow a backslash. Browsers parse other escapes by Annex B, mostly as the letter itself. */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
