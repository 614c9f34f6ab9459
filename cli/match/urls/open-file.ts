import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../../io/cli-error';
import type { Io } from '../../io/io';
import { unreadable } from '../../io/read-text';
import { sourceName } from '../../io/source-name';
import type { ListSource } from './list-source';

/** Size of what is read from a file at a time. */
const CHUNK_BYTES = 262_144;

/**
 * Opens a list that is a file, or standard input for `-`. An index finds its sitemaps in its own folder, by the last part
 * of their addresses.
 *
 * @throws CliError if it can't be opened
 */
export const openFile = async (name: string, { stdin, cwd }: Pick<Io, 'stdin' | 'cwd'>): Promise<ListSource> => {
  const shown = sourceName(name);
  const folder = name === '-' ? '.' : dirname(name);
  // Only the command line can name standard input: here - is a file.
  const place = (address: string): string => join(folder, fileName(address, shown)).replace(/^-$/, './-');
  if (name === '-') return { shown, key: '-', bytes: stdin, place, close: () => undefined };
  const path = resolve(cwd, name);
  try {
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    throw unreadable(name, error);
  }
  const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await new Promise<void>((done, fail) =>
    stream.once('open', () => done()).once('error', (error) => fail(unreadable(name, error))),
  );
  return { shown, key: path, bytes: stream, place, close: () => stream.destroy() };
};

/**
 * Returns the file's name in an address: its last part, with the query, as programs save it. Other folders are
 * unreachable, because a list is often somebody else's.
 */
const fileName = (address: string, list: string): string => {
  const [path = '', query = ''] = address.replace(/#.*$/s, '').split(/(?=\?)/, 2);
  let name = path.slice(path.lastIndexOf('/') + 1) + query;
  try {
    name = decodeURIComponent(name);
  } catch {
    // The name itself contains a %.
  }
  if (/^\.*$|[/\\\0]/.test(name))
    throw new CliError(
      `cannot read ${address}, which ${list} lists: it names no file`,
      'Give the index by its http address.',
    );
  return name;
};
