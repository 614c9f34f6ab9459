/** Omits the padding that a formatter would add. `biome.jsonc` excludes pages with such tables. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeBars).join(' | ')} |`).join('\n');

export const code = (text: string): string => `\`${text}\``;

export const codeList = (texts: readonly string[]): string => texts.map(code).join(', ');

const escapeBars = (cell: string): string => cell.replaceAll('|', '\\|');
