export const limits = {
  /** Characters of a pattern. */
  pattern: 4096,
  /** Of a path or query. Slow patterns have less. */
  input: 2048,
  /** About 100 ms in an interpreter, 30 ms compiled. */
  steps: 2 ** 24,
} as const;

/** Allowed after a backslash. Browsers read other escapes by Annex B, mostly as the letter itself. */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
