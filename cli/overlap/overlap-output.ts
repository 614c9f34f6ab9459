import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { escapeControls, grouped } from '../io/messages';
import { shareText } from '../match/share';
import { count } from '../report/count';
import type { ListShare } from './count-urls';
import type { Overlap } from './find-overlaps';

export interface ListTotal {
  readonly urls: number;
  readonly weight: number;
  readonly column: string | undefined;
}

export interface OverlapRow extends Overlap {
  readonly witness: string;
  readonly share: ListShare | undefined;
}

/** Returns a line of `cobble overlap --format json` (interface 10). */
export const overlapJson = (
  { a, b, witness, share, sharedFlights, sharedFiles }: OverlapRow,
  total: ListTotal,
): string => {
  const weight = share && total.column !== undefined ? share.weight : null;
  return `${safeJson({ a: a.name, b: b.name, witness, urls: share?.urls ?? null, weight, sharedFlights, sharedFiles })}\n`;
};

export const overlapText = (
  { a, b, witness, share, sharedFlights, sharedFiles }: OverlapRow,
  total: ListTotal,
  { paint }: Pick<Io, 'paint'>,
): string => {
  const { bold, dim, red } = paint.out;
  const row = (label: string, text: string): string => `  ${dim(label.padEnd(7))}  ${escapeControls(text)}\n`;
  const weight = share && total.column !== undefined ? `, ${shareText(share.weight, total.weight, total.column)}` : '';
  return [
    `${bold(escapeControls(`${a.name} + ${b.name}`))}\n`,
    row('witness', witness),
    share ? row('urls', `${grouped(share.urls)} of ${count(total.urls, 'URL')}${weight}`) : '',
    sharedFlights.length > 0 ? red(row('flights', sharedFlights.join(', '))) : '',
    sharedFiles.length > 0 ? red(row('files', sharedFiles.join(', '))) : '',
  ].join('');
};

export const overlapSummary = (rows: readonly OverlapRow[], { paint }: Pick<Io, 'paint'>): string => {
  const sharing = rows.filter(isSharing).length;
  const pairs = `${count(rows.length, 'pair')} can run on the same page`;
  return sharing > 0
    ? `${pairs}, ${paint.out.red(`${grouped(sharing)} of them with the same flight or file`)}\n`
    : `${pairs}, ${paint.out.green('none with the same flight or file')}\n`;
};

export const isSharing = ({ sharedFlights, sharedFiles }: Overlap): boolean =>
  sharedFlights.length > 0 || sharedFiles.length > 0;
