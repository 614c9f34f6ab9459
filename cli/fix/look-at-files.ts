import { type Io, resultsToStderr } from '../io/io';
import type { SizeLimit } from '../io/limits';
import { readWhole } from '../io/read-text';
import { write } from '../io/write';
import type { Collected } from '../report/collect';
import { canFix } from './can-fix';
import { mendText } from './mend-text';
import { mendedLines } from './mended-lines';
import { writeMended } from './write-mended';

/** How a command looks at its files. */
export interface Look<T extends Collected> {
  /** The text of a file, of an address, or of standard input. */
  read(name: string): Promise<string>;
  /** What is wrong with a text. */
  judge(name: string, text: string): T | Promise<T>;
  /** How large a file that is mended may be. */
  limit: SizeLimit;
  /** Mend what is certain, and write it back. */
  fix: boolean;
  /** What was mended is a result only where results are text; else it is a message. */
  format: string;
}

const BOM = '\ufeff';

/**
 * Looks at files one after the other, and with `fix` mends them. Nothing is written before all have been read.
 *
 * @returns what was found, and with `fix` what is left
 * @throws CliError when a file can't be read, or written
 */
export const lookAtFiles = async <T extends Collected>(
  names: Iterable<string>,
  { read, judge, limit, fix, format }: Look<T>,
  io: Io,
): Promise<T[]> => {
  const all = new Set(names);
  const results: T[] = [];
  if (!fix) {
    for (const name of all) results.push(await judge(name, await read(name)));
    return results;
  }
  canFix(all, format);
  const report = all.has('-') || format !== 'text' ? resultsToStderr(io) : io;
  const waiting: (() => Promise<void>)[] = [];
  for (const name of all) {
    const whole = await readWhole(name, io, limit);
    const mark = whole.startsWith(BOM) ? BOM : '';
    const { text, left, mends } = await mendText(whole.slice(mark.length), (now) => judge(name, now));
    results.push(left);
    waiting.push(async () => {
      // Standard input is printed as it is where nothing had to be mended.
      if (mends.length > 0 || name === '-') await writeMended({ name, text: mark + text }, io);
      if (mends.length > 0) await write(report.stdout, `${mendedLines(mends, report.paint.out, io.columns)}\n`);
    });
  }
  for (const each of waiting) await each();
  return results;
};
