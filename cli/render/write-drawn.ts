import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError, unwritable } from '../io/errors';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import { write } from '../io/write';

/**
 * @param file relative to the working directory; missing folders are created
 * @throws CliError if the file can't be written, or a line on standard output would begin with `::` (threat 8)
 */
export const writeDrawn = async (
  page: string,
  file: string | undefined,
  io: Pick<Io, 'cwd' | 'stdout'>,
): Promise<void> => {
  if (file === undefined) {
    const line = page.split('\n').findIndex((text) => plainLines(text) !== text) + 1;
    if (line > 0)
      throw new CliError(
        `cannot print what was drawn: its line ${line} begins with ::, which runners take for a command`,
        'Write it into a file: --to FILE.',
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
