import { didYouMean } from '../../io/did-you-mean';
import { CliError } from '../../io/errors';
import { shorten } from '../../io/messages';
import { csvRecords } from './csv-records';
import { jsonRecords } from './json-records';
import type { UrlRow } from './listed-url';
import type { TableRecord, TableSource } from './table-record';
import { toNumber } from './to-number';

export type TableKind = 'csv' | 'tsv' | 'ndjson';

export interface Columns {
  readonly column?: string;
  readonly weight?: string;
}

const ROWS_PER_BATCH = 500;

export const tableKind = (name: string): TableKind | undefined => {
  const [, extension] = /\.(csv|tsv|ndjson|jsonl)(?:\.gz)?(?:[?#].*)?$/i.exec(name) ?? [];
  const lower = extension?.toLowerCase();
  return lower === 'jsonl' ? 'ndjson' : (lower as TableKind | undefined);
};

/** Yields the rows of a table with a header, or of newline-delimited JSON objects, in constant memory. */
export async function* table(
  chunks: AsyncIterable<string>,
  { kind, column = 'url', weight, ...source }: TableSource & Columns & { readonly kind: TableKind },
): AsyncGenerator<UrlRow[]> {
  const columns = { column, weight };
  let batch: UrlRow[] = [];
  const records =
    kind === 'ndjson'
      ? jsonRecords(chunks, source)
      : csvRecords(chunks, {
          ...source,
          isTsv: kind === 'tsv',
          onHeader: (header) => checkColumns(header, columns, source.name),
        });
  try {
    for await (const record of records) {
      batch.push(toRow(record, columns, source.name));
      if (batch.length < ROWS_PER_BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    // Yield the valid rows before the invalid one.
    yield batch;
    throw error;
  }
  yield batch;
}

type NamedColumns = Columns & { readonly column: string };

const toRow = ({ line, fields, isDecimalComma }: TableRecord, columns: NamedColumns, name: string): UrlRow => {
  const { column, weight } = columns;
  const url = fields.get(column);
  if (typeof url !== 'string' || url.trim() === '') {
    checkColumns(fields.keys(), columns, `${name}:${line}`);
    throw new CliError(`${name}:${line} has no URL in the column ${column}`, 'Remove the row, or complete it.');
  }
  const share = weight === undefined ? 1 : toNumber(fields.get(weight), isDecimalComma);
  if (share === undefined) {
    checkColumns(fields.keys(), columns, `${name}:${line}`);
    throw new CliError(
      `${name}:${line} has no number in the column ${weight}: ${JSON.stringify(shorten(String(fields.get(weight ?? '')), 60))}`,
      'Write a number of at least 0 without separators of thousands, such as 1204.',
    );
  }
  fields.delete(column);
  return { url: url.trim(), weight: share, row: Object.fromEntries(fields) };
};

const checkColumns = (names: Iterable<string>, { column, weight }: NamedColumns, place: string): void => {
  const known = [...names];
  checkColumn(column, '--column', known, place);
  if (weight !== undefined) checkColumn(weight, '--weight', known, place);
};

const checkColumn = (column: string, option: string, known: readonly string[], place: string): void => {
  if (known.includes(column)) return;
  const listed = shorten(known.join(', '));
  if (known.some((each) => /^https?:\/\//i.test(each)))
    throw new CliError(`${place} has no header: its first line is ${listed}`, 'Add a first line such as url,hits.');
  const near = didYouMean(column, known);
  throw new CliError(
    `${place} has no column ${column}. Its columns are: ${listed}`,
    near === undefined ? `Name a column with ${option}.` : `Did you mean ${option} ${near}?`,
  );
};
