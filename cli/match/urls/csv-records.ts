import type { CsvError, Parser } from 'csv-parse';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { grouped, shorten } from '../../io/messages';
import { count } from '../../report/count';
import type { TableRecord, TableSource } from './table-record';

interface CsvSource extends TableSource {
  readonly isTsv: boolean;
  /** Runs when the header is read, even if no row follows. */
  readonly onHeader: (columns: readonly string[]) => void;
}

interface NumberedRow {
  readonly line: number;
  readonly values: readonly string[];
}

/** Yields all rows before an invalid line, and then throws. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  { name, firstLine = 1, isTsv, onHeader }: CsvSource,
): AsyncGenerator<TableRecord> {
  const csv = await import('csv-parse');
  const { header, all } = await headerLine(chunks);
  // Spreadsheets name the delimiter in a line before the header.
  const [, named] = /^sep=([,;|])/i.exec(header) ?? [];
  const delimiter = named ?? (isTsv ? '\t' : delimiterOf(header));
  let rows: NumberedRow[] = [];
  const parser = csv.parse({
    delimiter,
    from_line: named ? 2 : 1,
    // Accept all kinds of line breaks, because merged exports mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    // In a tab-separated file, quotes are usually text.
    relax_quotes: isTsv,
    trim: true,
    skip_empty_lines: true,
    // Spreadsheets export empty rows as `,,`.
    skip_records_with_empty_values: true,
    comment: '#',
    comment_no_infix: true,
    max_record_size: MAX_RECORD,
    // Collect rows here, because the stream drops buffered rows after an error.
    on_record(values: string[], { lines }) {
      rows.push({ line: lines + firstLine - 1, values });
      return null;
    },
  });
  let columns: string[] | undefined;
  let lastLine = firstLine;
  for await (const fault of faults(parser, all)) {
    for (const { line, values } of rows) {
      lastLine = line;
      if (columns)
        yield {
          line,
          fields: new Map(columns.map((column, index) => [column, values[index]])),
          isDecimalComma: delimiter === ';',
        };
      else {
        columns = uniqueColumns(values, name);
        onHeader(columns);
      }
    }
    rows = [];
    if (fault instanceof csv.CsvError) throw csvFault(fault, { name, firstLine, lastLine, fields: columns?.length });
    if (fault) throw fault;
  }
}

const MAX_RECORD = limits.line * 4;

async function* faults(parser: Parser, chunks: AsyncIterable<string>): AsyncGenerator<Error | null | undefined> {
  // Without an error listener, Node would exit. The callbacks below handle errors.
  parser.on('error', () => undefined).resume();
  for await (const chunk of chunks) yield await new Promise((done) => parser.write(chunk, done));
  yield await new Promise((done) => parser.end(done));
}

interface Place {
  readonly name: string;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly fields: number | undefined;
}

const QUOTES = 'Put a field with quotes in double quotes, and double each quote inside.';

const csvFault = (error: CsvError, { name, firstLine, lastLine, fields = 0 }: Place): CliError => {
  const place = `${name}:${Number(error.lines) + firstLine - 1}`;
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return new CliError(
        `${place} has ${count((error.record as unknown[]).length, 'field')}, but the header has ${fields}`,
        'Put a field that contains the separator in double quotes.',
      );
    case 'CSV_QUOTE_NOT_CLOSED':
      return new CliError(`${name} has an unclosed double quote after line ${lastLine}`, QUOTES);
    case 'CSV_MAX_RECORD_SIZE':
      return new CliError(
        `${name} has a row after line ${lastLine} that is longer than ${grouped(MAX_RECORD)} bytes, the limit`,
        'Check whether a double quote is missing in it.',
      );
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return new CliError(`${place} has text after a closing double quote`, QUOTES);
    case 'INVALID_OPENING_QUOTE':
      return new CliError(`${place} has a double quote in a field that doesn't begin with one`, QUOTES);
    default:
      return new CliError(`${place} isn't valid CSV: ${shorten(error.message)}`, QUOTES);
  }
};

const uniqueColumns = (columns: readonly string[], name: string): string[] => {
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated === undefined) return [...columns];
  throw new CliError(`${name} has two columns ${shorten(repeated, 60)}`, 'Rename one of them.');
};

/** In locales with a decimal comma, spreadsheets separate columns with semicolons. */
const delimiterOf = (header: string): string => /[,;\t]/.exec(header.replace(/"[^"]*"/g, ''))?.[0] ?? ',';

const headerLine = async (chunks: AsyncIterable<string>): Promise<{ header: string; all: AsyncIterable<string> }> => {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = '';
  const firstLine = (): string | undefined => /^(?!#)[^\r\n]*\S[^\r\n]*[\r\n]/m.exec(start)?.[0];
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
