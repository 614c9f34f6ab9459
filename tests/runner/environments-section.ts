import type { Environment } from '../browser/environments/environment';
import { environments } from '../browser/environments/environments';

const HEADING = '## Environments';
const RESULTS = { yes: 'works', partly: 'works partly' };

const intro = `Written by \`npm run environments\` from \`tests/browser/environments\`. Each row is a test. It opens a page with a tile, a modal with its opener, a carousel and the server status. All of them mount, the modal opens, the carousel moves, a changed attribute renders again, a widget that is added later mounts, the host still works, and the console has no message of Cobble. If a row only works partly, its last column says what you must do.`;

const rowOf = ({ name, does, verdict = 'yes', advice = '' }: Environment) => [name, does, RESULTS[verdict], advice];

const tableOf = (list: readonly Environment[]): string => {
  const [head, ...body] = [['environment', 'what it does', 'result', 'what to do'], ...list.map(rowOf)] as string[][];
  const widths = head!.map((_, at) => Math.max(...[head!, ...body].map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(head!), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
};

/** Returns the section that docs/compatibility.md must have. */
export const environmentsSection = (): string =>
  [
    HEADING,
    intro,
    ...Object.entries(environments).flatMap(([heading, list]) => [`### ${heading}`, tableOf(list)]),
  ].join('\n\n');

/** Replaces the section up to the next `##` heading, or appends a missing section. */
export const withEnvironments = (text: string): string => {
  const [before, rest = ''] = text.split(`${HEADING}\n`) as [string, string?];
  const next = /\n## [^]*/.exec(rest)?.[0] ?? '\n';
  return `${before.trimEnd()}\n\n${environmentsSection()}\n${next}`.replace(/\n+$/, '\n');
};
