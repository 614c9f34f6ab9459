/**
 * A word longer than `columns` overflows.
 *
 * @param indent a prefix of each line, included in `columns`
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
