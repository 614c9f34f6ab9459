/** What messages call a source: `-` is standard input. */
export const sourceName = (name: string): string => (name === '-' ? 'standard input' : name);
