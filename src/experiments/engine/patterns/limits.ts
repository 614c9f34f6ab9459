export const limits = {
  /** In characters. */
  pattern: 4096,
  /** In characters. Slow patterns have a lower limit. */
  input: 2048,
  /** About 100 ms while the browser interprets the pattern, 30 ms once it is compiled. */
  steps: 2 ** 24,
} as const;

/** What may follow a backslash. Browsers parse other escapes by Annex B, mostly as the letter itself. */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
