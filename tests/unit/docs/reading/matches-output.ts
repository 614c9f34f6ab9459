/** In a document, a line `…` matches any lines, `…` in a line any characters. Trailing spaces are ignored. */
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
