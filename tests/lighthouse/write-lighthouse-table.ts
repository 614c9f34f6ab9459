import { table } from '../bench/kit/table';
import { writePart } from '../bench/kit/write-part';
import type { LighthouseRow } from './row-of';

export const writeLighthouseTable = (text: string, rows: readonly LighthouseRow[]): string =>
  writePart(
    text,
    'lighthouse',
    `## Lighthouse

\`npm run lighthouse\` writes this: Lighthouse 12.8 on \`cobble serve\`, as on a phone with slow 4G. Not passed: audits of accessibility and best practices.

${table(
  ['page', 'performance', 'accessibility', 'best practices', 'largest paint, s', 'shift', 'not passed'],
  rows.map(({ page, performance, accessibility, bestPractices, largestPaint, shift, failed }) => [
    page,
    `${performance}`,
    `${accessibility}`,
    `${bestPractices}`,
    largestPaint.toFixed(1),
    shift.toFixed(3),
    failed.map((id) => `\`${id}\``).join(', '),
  ]),
)}`,
  );
