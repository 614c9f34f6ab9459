import { Readable } from 'node:stream';
import type { CsvError } from 'csv-parse';
import { didYouMean } from '../../io/did-you-mean';
import { CliError, codeOf, messageOf } from '../../io/errors';
import { isObject } from '../../io/json';
import { limits } from '../../io/limits';
import { shorten } from '../../io/messages';
import { lines } from './lines';
import type { UrlRow } from './listed-url';

export type TableKind = 'csv' | 'tsv' | 'ndjson';

export interface Columns {
  readonly column?: string;
  readonly weight?: string;
}

const ROWS_PER_BATCH = 500;

/** @returns undefined for a plain list or a sitemap */
export const tableKind = (name: string): TableKind | undefined => {
  const [, extension] = /\.(csv|tsv|ndjson|jsonl)(?:\.gz)?(?:[?#].*)?$/i.exec(name) ?? [];
  const lower = extension?.toLowerCase();
  return lower === 'jsonl' ? 'ndjson' : (lower as TableKind | undefined);
};

/**
 * Yields the rows of a table with a header, or of newline-delimited JSON objects. Takes constant memory.
 *
 * @throws CliError if the format is another, or a column is missing
 */
export async function* table(
  chunks: AsyncIterable<string>,
  source: { readonly name: string; readonly kind: TableKind } & Columns,
): AsyncGenerator<UrlRow[]> {
  let batch: UrlRow[] = [];
  const toRow = rowReader(source.name, source);
  for await (const record of source.kind === 'ndjson' ? jsonRecords(chunks, source.name) : records(chunks, source)) {
    batch.push(toRow(record));
    if (batch.length < ROWS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

type Fields = Map<string, unknown>;

const rowReader = (name: string, { column = 'url', weight }: Columns): ((fields: Fields) => UrlRow) => {
  let number = 0;
  return (fields) => {
    number++;
    const url = fieldOf(fields, column, { name, option: '--column' });
    if (typeof url !== 'string' || url.trim() === '')
      throw new CliError(
        `${name}: row ${number} has no URL in the column ${column}`,
        'Remove the row, or complete it.',
      );
    const share = weight === undefined ? 1 : toNumber(fieldOf(fields, weight, { name, option: '--weight' }));
    if (share === undefined)
      throw new CliError(
        `${name}: row ${number} has no number in the column ${weight}: ${JSON.stringify(shorten(String(fields.get(weight ?? '')), 60))}`,
        'Write a number of at least 0, such as 1204.',
      );
    fields.delete(column);
    return { url: url.trim(), weight: share, row: Object.fromEntries(fields) };
  };
};

const fieldOf = (fields: Fields, column: string, { name, option }: { name: string; option: string }): unknown => {
  if (fields.has(column)) return fields.get(column);
  const columns = [...fields.keys()];
  const near = didYouMean(column, columns);
  const said = shorten(columns.join(', '));
  if (columns.some((each) => /^https?:\/\//i.test(each)))
    throw new CliError(`${name} has no header: its first line is ${said}`, 'Add a first line such as url,hits.');
  throw new CliError(
    `${name} has no column ${column}. Its columns are: ${said}`,
    near === undefined ? `Name a column with ${option}.` : `Did you mean ${option} ${near}?`,
  );
};

/** Accepts `1,204`, as spreadsheets write it. */
const toNumber = (value: unknown): number | undefined => {
  const text = String(value ?? '').trim();
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const number = /^\d*\.?\d+(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

async function* records(
  chunks: AsyncIterable<string>,
  { name, kind }: { readonly name: string; readonly kind: TableKind },
): AsyncGenerator<Fields> {
  const { parse } = await import('csv-parse');
  const { header, all } = await headerLine(chunks);
  const parser = parse({
    delimiter: kind === 'tsv' ? '\t' : delimiterOf(header),
    // In tab-separated files, quotes are usually plain characters.
    relax_quotes: kind === 'tsv',
    trim: true,
    skip_empty_lines: true,
    comment: '#',
    comment_no_infix: true,
    max_record_size: limits.line * 4,
  });
  const input = Readable.from(all);
  input.once('error', (error) => parser.destroy(error));
  let columns: string[] | undefined;
  try {
    for await (const record of input.pipe(parser) as AsyncIterable<string[]>) {
      if (columns) yield new Map(columns.map((column, index) => [column, record[index]]));
      else columns = uniqueColumns(record, name);
    }
  } catch (error) {
    if (error instanceof CliError || !isCsvError(error)) throw error;
    throw new CliError(
      `${name} isn't valid ${kind.toUpperCase()}: ${shorten(error.message)}`,
      'Every line needs as many fields as the header. Put fields with commas or quotes in double quotes.',
    );
  } finally {
    input.destroy();
  }
}

const isCsvError = (error: unknown): error is CsvError => String(codeOf(error)).startsWith('CSV_');

const uniqueColumns = (columns: string[], name: string): string[] => {
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated === undefined) return columns;
  throw new CliError(`${name} has two columns ${shorten(repeated, 60)}`, 'Rename one of them.');
};

/** Spreadsheets separate columns by semicolons in countries with a decimal comma. */
const delimiterOf = (header: string): string => /[,;\t]/.exec(header.replace(/"[^"]*"/g, ''))?.[0] ?? ',';

/** @returns the first line that isn't a comment, as far as it is in the first chunks */
const headerLine = async (chunks: AsyncIterable<string>): Promise<{ header: string; all: AsyncIterable<string> }> => {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = '';
  const firstLine = (): string | undefined => /^(?!#)[^\n]*\S[^\n]*\n/m.exec(start)?.[0];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    start += next.value;
    if (firstLine() !== undefined || start.length > limits.line) break;
  }
  const all = async function* (): AsyncGenerator<string> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { header: firstLine() ?? start, all: all() };
};

async function* jsonRecords(chunks: AsyncIterable<string>, name: string): AsyncGenerator<Fields> {
  let number = 0;
  for await (const batch of lines(chunks))
    for (const line of batch) {
      number++;
      yield new Map(Object.entries(jsonObject(line, `${name}: row ${number}`)));
    }
}

const jsonObject = (line: string, place: string): Record<string, unknown> => {
  const mend = 'Write one JSON object per line, such as {"url": "https://www.example.com/store"}.';
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new CliError(`${place} isn't valid JSON: ${shorten(messageOf(error))}`, mend);
  }
  if (!isObject(value)) throw new CliError(`${place} isn't a JSON object`, mend);
  return value;
};
