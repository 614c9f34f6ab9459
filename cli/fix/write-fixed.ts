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

/** @throws CliError if a line for stdout would be a command for CI runners */
export const writeFixed = async ({ name, text }: FixedText, io: Pick<Io, 'cwd' | 'stdout'>): Promise<void> => {
  if (name === '-') {
    // Don't escape a line that starts with `::` (threat 8), because that would change the user's text.
    if (plainLines(text) !== text)
      throw new CliError(
        'cannot print the fixed text: a line starts with ::, which CI runners interpret as a command',
        'Name a file instead of standard input.',
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
      isCut ? 'Check the file: it may be truncated.' : "The file wasn't changed. To only check it, omit --fix.",
    );
  }
};
