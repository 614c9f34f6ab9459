/** Returns what messages call an input: `-` is standard input. */
export const sourceName = (name: string): string => (name === '-' ? 'standard input' : name);
