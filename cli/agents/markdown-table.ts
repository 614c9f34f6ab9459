/**
 * Returns a table without padding, which would make every row as wide as the longest. `biome.jsonc` excludes the pages
 * from formatting.
 */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeBars).join(' | ')} |`).join('\n');

export const code = (text: string): string => `\`${text}\``;

export const codeList = (texts: readonly string[]): string => texts.map(code).join(', ');

const escapeBars = (cell: string): string => cell.replaceAll('|', '\\|');
