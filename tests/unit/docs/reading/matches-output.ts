/**
 * Compares a command's output with a document. In the document, a line `…` matches any lines, and `…` within a line
 * matches any characters. Ignores trailing spaces.
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
