import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { codeOf } from './code-of';
import { collectBytes } from './collect-bytes';
import type { Io } from './io';
import { isAddress } from './is-address';
import type { SizeLimit } from './limits';
import { limits } from './limits';
import { megabytes } from './megabytes';
import { messageOf } from './message-of';
import { sourceName } from './source-name';

/**
 * Reads a whole text file, or standard input for `-`. A byte order mark is taken off, as `fetch().json()` does.
 *
 * @param limit how large it may be: a larger file is refused before it is read
 * @throws CliError when there is no such file, it can't be read, is too large, or isn't UTF-8
 */
export const readText = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  limit: SizeLimit = limits.config,
): Promise<string> => (await readWhole(name, io, limit)).replace(/^\ufeff/, '');

/** As {@link readText}, with the byte order mark: what is written back loses no byte. */
export const readWhole = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>, limit: SizeLimit): Promise<string> => {
  let bytes: Buffer;
  try {
    bytes = await collectBytes(
      name === '-' ? io.stdin : await open(resolve(io.cwd, name), name, limit),
      sourceName(name),
      limit,
    );
  } catch (error) {
    throw error instanceof CliError ? error : unreadable(name, error);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CliError(`${sourceName(name)} is not UTF-8 text`, 'Save it as UTF-8.');
  }
};

const open = async (path: string, name: string, { bytes, mend }: SizeLimit): Promise<AsyncIterable<Buffer>> => {
  const { size } = await stat(path);
  if (size > bytes)
    throw new CliError(
      `cannot read ${sourceName(name)}: it has ${megabytes(size)}, and at most ${megabytes(bytes)} are read`,
      mend,
    );
  // A device or a pipe has no size: what comes is counted, too.
  return createReadStream(path, { highWaterMark: 262_144 });
};

/** The error for a file, or standard input, that can't be opened or read. */
export const unreadable = (name: string, error: unknown): CliError => {
  // It resolves to the working directory.
  if (name === '')
    return new CliError('cannot read a file whose name is empty', 'Name one; a variable of the shell may be unset.');
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new CliError(
      `cannot read ${sourceName(name)}: there is no such file`,
      isAddress(name)
        ? 'Save what is found at the address, and name the file; - reads standard input.'
        : 'Check the path; - reads standard input.',
    );
  if (code === 'EISDIR')
    return new CliError(`cannot read ${sourceName(name)}: it is a folder`, 'Name the files in it.');
  if (code === 'EACCES' || code === 'EPERM') return new CliError(`cannot read ${sourceName(name)}: permission denied`);
  return new CliError(`cannot read ${sourceName(name)}: ${messageOf(error)}`);
};
