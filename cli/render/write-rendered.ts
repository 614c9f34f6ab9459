import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError, unwritable } from '../io/errors';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import { write } from '../io/write';

/**
 * Creates missing folders. On standard output, rejects lines that start with `::`, because CI runners would execute
 * them (threat 8).
 */
export const writeRendered = async (
  page: string,
  file: string | undefined,
  io: Pick<Io, 'cwd' | 'stdout'>,
): Promise<void> => {
  if (file === undefined) {
    const line = page.split('\n').findIndex((text) => plainLines(text) !== text) + 1;
    if (line > 0)
      throw new CliError(
        `cannot print the rendered page: line ${line} starts with ::, which CI runners interpret as a command`,
        'Write it to a file with --to FILE.',
      );
    await write(io.stdout, page);
    return;
  }
  const path = resolve(io.cwd, file);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, page);
  } catch (error) {
    throw unwritable(file, error, 'Name another file with --to.');
  }
};
