export const limits = {
  /** Characters of a pattern. */
  pattern: 4096,
  /** Characters of a path or query. Slow patterns have a lower limit. */
  input: 2048,
  /** Steps of a search: about 100 ms in an interpreter, 30 ms once compiled. */
  steps: 2 ** 24,
} as const;

/** What may follow a backslash. Browsers read other escapes by Annex B, mostly as the letter itself. */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
