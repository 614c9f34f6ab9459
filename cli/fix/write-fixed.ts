import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError, codeOf, unwritable } from '../io/errors';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import { write } from '../io/write';

export interface FixedText {
  /** A file, or `-`. */
  name: string;
  /** Includes the byte order mark. */
  text: string;
}

/** @throws CliError if it can't be written, or a CI runner would execute a line of it */
export const writeFixed = async ({ name, text }: FixedText, io: Pick<Io, 'cwd' | 'stdout'>): Promise<void> => {
  if (name === '-') {
    // Escaping such a line (threat 8) would change the user's text.
    if (plainLines(text) !== text)
      throw new CliError(
        'cannot print what was mended: standard input has a line that begins with ::, which runners take for a command',
        'Give --fix the name of the file.',
      );
    await write(io.stdout, text);
    return;
  }
  try {
    await writeFile(resolve(io.cwd, name), text);
  } catch (error) {
    const isCut = ['ENOSPC', 'EIO'].includes(String(codeOf(error)));
    throw unwritable(
      name,
      error,
      isCut
        ? 'Look at the file: it may have been cut.'
        : 'Nothing of it was changed; without --fix it is only checked.',
    );
  }
};
