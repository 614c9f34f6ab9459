/**
 * What the engine looks at, in characters: a longer pattern is rejected, and a longer path or query matches nothing.
 * `inputLimit` lowers the second for patterns that are slow on long texts.
 */
export const limits = { pattern: 4096, input: 2048 } as const;
