/**
 * What the engine looks at, in characters: a longer pattern is refused, and a longer path or query matches nothing. The
 * second bounds the work of every pattern, see `is-catastrophic.ts`.
 */
export const limits = { pattern: 4096, input: 2048 } as const;
