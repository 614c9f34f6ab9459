import { replaceChapter } from '../tables/replace-chapter';
import type { LighthouseRow } from './row-of';

/** Puts the table into the document, in the place of the one before. */
export const writeLighthouseTable = (text: string, rows: readonly LighthouseRow[]): string =>
  replaceChapter(
    text,
    'Lighthouse',
    `\`npm run lighthouse\` writes this: Lighthouse 12.8 on \`cobble serve\`, as on a phone with slow 4G. Not passed: audits of accessibility and best practices.

| page | performance | accessibility | best practices | largest paint, s | shift | not passed |
| ---- | ----------- | ------------- | -------------- | ---------------- | ----- | ---------- |
${rows
  .map(({ page, performance, accessibility, bestPractices, largestPaint, shift, failed }) =>
    [
      '',
      page,
      performance,
      accessibility,
      bestPractices,
      largestPaint.toFixed(1),
      shift.toFixed(3),
      failed.map((id) => `\`${id}\``).join(', '),
      '',
    ]
      .join(' | ')
      .trim(),
  )
  .join('\n')}
`,
  );
