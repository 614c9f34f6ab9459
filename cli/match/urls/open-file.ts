import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../../io/errors';
import type { Io } from '../../io/io';
import { sourceName } from '../../io/messages';
import { unreadable } from '../../io/read-text';
import type { ListSource } from './list-source';

const CHUNK_BYTES = 262_144;

/**
 * Opens a list. If the list is an index, its sitemaps are files in the same folder, named by the last part of their
 * URLs.
 *
 * @param name a file, or `-`
 */
export const openFile = async (name: string, { stdin, cwd }: Pick<Io, 'stdin' | 'cwd'>): Promise<ListSource> => {
  const shown = sourceName(name);
  const folder = name === '-' ? '.' : dirname(name);
  // Only the command line can name standard input with `-`. In a list of files, `-` is a file of that name.
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
 * Returns the file name that most download tools choose: the URL's last path segment and query string. Rejects names in
 * other folders, because lists are untrusted.
 */
const fileName = (address: string, list: string): string => {
  const [path = '', query = ''] = address.replace(/#.*$/s, '').split(/(?=\?)/, 2);
  let name = path.slice(path.lastIndexOf('/') + 1) + query;
  try {
    name = decodeURIComponent(name);
  } catch {
    // Keep the name, because its % isn't an escape.
  }
  if (/^\.*$|[/\\\0]/.test(name))
    throw new CliError(
      `cannot read ${address}, which ${list} lists: it isn't a file`,
      'Use the http URL of the index.',
    );
  return name;
};
