import { table } from '../bench/kit/table';
import { writePart } from '../bench/kit/write-part';

/** Layout shift at 360 and 1280 px, each without and with `room.css`. */
export type ShiftRow = readonly [page: string, ...figures: number[]];

export const writeShiftTable = (text: string, rows: readonly ShiftRow[]): string =>
  writePart(
    text,
    'shift',
    `## Layout shift

\`npm run shift\` writes this: Chromium's metric (the sum of a view's shifts), uncached on slow 4G, without and with \`room.css\`. Up to 0.1 is good.

${table(
  ['page', '360 px, without', 'with', '1280 px, without', 'with'],
  rows.map(([page, ...figures]) => [page, ...figures.map((figure) => figure.toFixed(3))]),
)}`,
  );
