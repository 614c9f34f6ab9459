import { writeFileSync } from 'node:fs';
import type { Verdict } from './verdict';

const COLUMNS = {
  tag: 'the tag',
  attributes: '`data-*`',
  props: '`data-props`',
  slot: '`slot`',
  dataSlot: '`data-slot`',
  settings: 'JSON settings',
  link: 'a link',
} as const satisfies Partial<Record<keyof Verdict, string>>;
const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export const writeDocument = (file: string, seen: Readonly<Record<string, Verdict>>, count: number): void => {
  const rows = [
    ['where it is pasted', ...Object.values(COLUMNS), `widgets of ${count}`],
    ...Object.entries(seen).map(([name, verdict]) => [
      name,
      ...keys.map((key) => (verdict[key] ? 'yes' : 'no')),
      String(verdict.widgets),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  writeFileSync(
    file,
    `# What content systems allow

Written by \`npm run test:cms -- --write\` from a run, which pastes what is on the left and opens in Chromium what a visitor gets. If a system removes the tag, the run adds it to the page, as a site's template would. [Script filters](how-to/script-filters.md) says what to do about a "no".

${line(head)}
${line(widths.map((width) => '-'.repeat(width)))}
${body.map(line).join('\n')}

A link is one to \`#cobble=marketplace-tile&title=…\`, alone in its paragraph, with \`data-links\` on the tag. In a stranger's comment it has to stay a link: the system gives it \`rel="ugc"\`. The last column counts which of the widgets' first examples are mounted; it says nothing about their slots.
`,
  );
};
