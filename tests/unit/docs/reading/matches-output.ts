/**
 * Whether a document shows what was printed. A line `…` is any number of lines, `…` in a line any number of characters;
 * blanks at the end of a line don't count.
 */
export const matchesOutput = (shown: string, printed: string): boolean => {
  const source = shown
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.trim() === '…' ? '(?:.*\\n)*?' : `${line.trimEnd().split('…').map(escaped).join('.*')}[ \\t]*(?:\\n|$)`,
    )
    .join('');
  return new RegExp(`^${source}$`).test(`${printed.trimEnd()}\n`);
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
