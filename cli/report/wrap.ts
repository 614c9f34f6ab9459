/**
 * Breaks text at blanks into lines of at most `columns` characters, unless a word is longer.
 *
 * @param indent goes before each line, and counts
 */
export const wrap = (text: string, columns: number, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > columns) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(indent + line);
  return lines.join('\n');
};
