import { CliError } from '../io/errors';
import { type Io, resultsToStderr } from '../io/io';
import type { SizeLimit } from '../io/limits';
import { readWhole } from '../io/read-text';
import { isAddress } from '../io/urls';
import { write } from '../io/write';
import type { Collected } from '../report/collect';
import { fixText } from './fix-text';
import { fixedLines } from './fixed-lines';
import { writeFixed } from './write-fixed';

export interface FileCheck<T extends Collected> {
  read(name: string): Promise<string>;
  judge(name: string, text: string): T | Promise<T>;
  limit: SizeLimit;
  fix: boolean;
  /** With `fix`, the list of fixes goes to stdout only if the format is `text` and no file is `-`. */
  format: string;
}

const BYTE_ORDER_MARK = '\ufeff';

/** With `fix`, reads all files before it writes any, and returns the remaining findings. */
export const checkFiles = async <T extends Collected>(
  names: Iterable<string>,
  check: FileCheck<T>,
  io: Io,
): Promise<T[]> => {
  const unique = new Set(names);
  if (check.fix) return fixFiles(unique, check, io);
  const results: T[] = [];
  for (const name of unique) results.push(await check.judge(name, await check.read(name)));
  return results;
};

const fixFiles = async <T extends Collected>(
  names: ReadonlySet<string>,
  { judge, limit, format }: FileCheck<T>,
  io: Io,
): Promise<T[]> => {
  requireFixable(names, format);
  const report = names.has('-') || format !== 'text' ? resultsToStderr(io) : io;
  const results: T[] = [];
  const writes: (() => Promise<void>)[] = [];
  for (const name of names) {
    const whole = await readWhole(name, io, limit);
    const mark = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const { text, left, applied } = await fixText(whole.slice(mark.length), (current) => judge(name, current));
    results.push(left);
    writes.push(async () => {
      // Print standard input's text even if nothing was fixed.
      if (applied.length > 0 || name === '-') await writeFixed({ name, text: mark + text }, io);
      if (applied.length > 0) await write(report.stdout, `${fixedLines(applied, report.paint.out, io.columns)}\n`);
    });
  }
  for (const writeNext of writes) await writeNext();
  return results;
};

const requireFixable = (names: ReadonlySet<string>, format: string): void => {
  if (names.has('-') && format !== 'text')
    throw new CliError(
      `--fix can't report as ${format} for standard input, because the fixed text is written to standard output`,
      'Name a file, or use --format text.',
    );
  const address = [...names].find(isAddress);
  if (address !== undefined)
    throw new CliError(`--fix can't write to ${address}`, 'Save the page to a file, and fix that.');
};
