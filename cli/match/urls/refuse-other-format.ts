import { CliError } from '../../io/errors';
import { refuseOtherKind } from '../../io/file-kind';
import { looksLikeTable } from './looks-like-table';
import type { Columns } from './table';

/** `start` is decoded as UTF-8. */
const BINARY: readonly (readonly [start: string, what: string, fix: string])[] = [
  ['PAR1', 'a Parquet file', 'Convert it to CSV, for example with DuckDB: see docs/how-to/match-long-lists.md.'],
  ['PK\u0003\u0004', 'a ZIP archive or an Excel workbook', 'Unzip it, or save the table as CSV.'],
  ['(\ufffd/\ufffd', 'compressed with Zstandard', 'Decompress it, or use gzip.'],
  ['BZh', 'compressed with bzip2', 'Decompress it, or use gzip.'],
  ['\ufffd7zXZ\0', 'compressed with xz', 'Decompress it, or use gzip.'],
];

export const refuseBinary = (head: string, name: string): void => {
  const known = BINARY.find(([start]) => head.startsWith(start));
  if (known) throw new CliError(`${name} is ${known[1]}, not a list of URLs`, known[2]);
  if (head.includes('\0'))
    throw new CliError(
      `${name} isn't text in UTF-8, or in UTF-16 with a byte order mark`,
      'Save the list as UTF-8, with one URL per line.',
    );
};

/** Rejects an HTML page, which would seem to be an invalid sitemap. */
export const refusePage = (head: string, name: string): void => {
  if (/^<(!doctype\s+)?html\b/i.test(head))
    throw new CliError(
      `${name} is an HTML page, not a list of URLs`,
      'Use a sitemap with <urlset>, or a list of URLs, one per line.',
    );
};

/** Rejects a table or JSON, which would be read as one URL per line. */
export const refuseOtherText = (head: string, name: string): void => {
  if (head.startsWith('{')) refuseOtherKind('list', name, head);
  if (/^[[{]/.test(head))
    throw new CliError(
      `${name} looks like JSON, but is read as one URL per line`,
      'Write one object per line and name the file .ndjson, or name its field of URLs: --column url.',
    );
  if (looksLikeTable(head))
    throw new CliError(
      `${name} looks like CSV, but is read as one URL per line`,
      'Add a header line such as url,hits, and name the file .csv or .tsv or the column of URLs: --column url.',
    );
};

export const refuseWeight = ({ weight }: Columns, name: string): void => {
  if (weight === undefined) return;
  throw new CliError(
    `${name} is a sitemap, which has no column ${weight}`,
    'Name a .csv, .tsv or .ndjson file, or remove --weight.',
  );
};
