import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CliError } from './cli-error';
import type { Io } from './io';

/**
 * Reads a whole text file, or standard input for `-`. A byte order mark is taken off, as `fetch().json()` does.
 *
 * @throws CliError when there is no such file, it can't be read, or it isn't UTF-8
 */
export const readText = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<string> => {
  const bytes = name === '-' ? await buffer(io.stdin) : await readFile(resolve(io.cwd, name)).catch((error: unknown) => { throw unreadable(name, error); });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CliError(`${shown(name)} is not UTF-8 text`, 'Save it as UTF-8.');
  }
};

/** The error for a file that can't be opened or read. */
export const unreadable = (name: string, error: unknown): CliError => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new CliError(`cannot read ${shown(name)}: there is no such file`, 'Check the path; - reads standard input.');
  if (code === 'EISDIR') return new CliError(`cannot read ${shown(name)}: it is a folder`, 'Name the files in it.');
  if (code === 'EACCES' || code === 'EPERM') return new CliError(`cannot read ${shown(name)}: permission denied`);
  return new CliError(`cannot read ${shown(name)}: ${error instanceof Error ? error.message : String(error)}`);
};

const shown = (name: string): string => (name === '-' ? 'standard input' : name);
