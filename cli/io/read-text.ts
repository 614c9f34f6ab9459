import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError, codeOf, messageOf, ReadError } from './errors';
import type { Io } from './io';
import type { SizeLimit } from './limits';
import { limits } from './limits';
import { megabytes, sourceName } from './messages';
import { isAddress } from './urls';

export const readText = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  limit: SizeLimit = limits.config,
): Promise<string> => (await readWhole(name, io, limit)).replace(/^\ufeff/, '');

/** Like {@link readText}, but keeps the byte order mark, for texts that are written back. */
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
    // Reject UTF-16: the first ASCII character, such as `<`, has a zero byte.
    if (!bytes.subarray(0, 2).includes(0))
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {}
  throw new CliError(`${sourceName(name)} isn't UTF-8 text`, 'Save it as UTF-8.');
};

const open = async (path: string, name: string, { bytes, advice }: SizeLimit): Promise<AsyncIterable<Buffer>> => {
  const { size } = await stat(path);
  if (size > bytes)
    throw new ReadError(sourceName(name), `it is ${megabytes(size)}, and the limit is ${megabytes(bytes)}`, advice);
  // Devices and pipes have size 0, so `collectBytes` checks the limit again.
  return createReadStream(path, { highWaterMark: 262_144 });
};

export const unreadable = (name: string, error: unknown): CliError => {
  // An empty name would resolve to the working directory.
  if (name === '') return new CliError('the file name is empty', 'Name a file. A shell variable may be unset.');
  const input = sourceName(name);
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new ReadError(
        input,
        'no such file',
        isAddress(name)
          ? 'Save the page to a file and name it, or use - for standard input.'
          : 'Check the path, or use - for standard input.',
      );
    case 'EISDIR':
      return new ReadError(input, 'it is a folder', 'Name the files in it.');
    case 'EACCES':
    case 'EPERM':
      return new ReadError(input, 'permission denied', 'Make it readable for your user.');
    default:
      return new ReadError(input, messageOf(error), 'Check the path, or copy the file to another disk.');
  }
};

/** Rejects a stream over the limit (threat 9). */
export const collectBytes = async (
  stream: AsyncIterable<Uint8Array>,
  name: string,
  { bytes, advice }: SizeLimit,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > bytes) throw new ReadError(name, `it is larger than ${megabytes(bytes)}, the limit`, advice);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};
