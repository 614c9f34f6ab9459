import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../../io/errors';
import type { Io } from '../../io/io';
import { sourceName } from '../../io/messages';
import { unreadable } from '../../io/read-text';
import type { ListSource } from './list-source';

/** Bytes read at a time from a file. */
const CHUNK = 262_144;

/**
 * Opens a list that is a file, or standard input for `-`. What it lists stands beside it, by the last part of its
 * address.
 *
 * @throws CliError when it can't be opened
 */
export const openFile = async (name: string, { stdin, cwd }: Pick<Io, 'stdin' | 'cwd'>): Promise<ListSource> => {
  const shown = sourceName(name);
  const folder = name === '-' ? '.' : dirname(name);
  // A file named - is one: standard input is asked for on the command line alone.
  const place = (address: string): string => join(folder, fileName(address, shown)).replace(/^-$/, './-');
  // Standard input has no path that a list could name.
  if (name === '-') return { shown, key: '-', bytes: stdin, place, close: () => undefined };
  const path = resolve(cwd, name);
  try {
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    throw unreadable(name, error);
  }
  const stream = createReadStream(path, { highWaterMark: CHUNK });
  await new Promise<void>((done, fail) =>
    stream.once('open', () => done()).once('error', (error) => fail(unreadable(name, error))),
  );
  return { shown, key: path, bytes: stream, place, close: () => stream.destroy() };
};

/**
 * The file's name in an address: its last part, with the query, as programs save it. Never a way to another folder: a
 * list is often somebody else's.
 */
const fileName = (address: string, list: string): string => {
  const [path = '', query = ''] = address.replace(/#.*$/s, '').split(/(?=\?)/, 2);
  let name = path.slice(path.lastIndexOf('/') + 1) + query;
  try {
    name = decodeURIComponent(name);
  } catch {
    // A % that is no escape is one in the name.
  }
  if (/^\.*$|[/\\\0]/.test(name))
    throw new CliError(
      `cannot read ${address}, which ${list} lists: it names no file`,
      'Give the index by its http address.',
    );
  return name;
};
