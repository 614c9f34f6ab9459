import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import type { Io } from '../io/io';
import { plainLines } from '../io/plain-lines';
import { unwritable } from '../io/unwritable';
import { write } from '../io/write';

/** A text that was mended, as it is written back. */
export interface MendedText {
  /** The file; `-` is standard input. */
  name: string;
  /** Byte order mark included. */
  text: string;
}

/**
 * Writes a mended text back into its file; that of standard input to standard output, byte by byte.
 *
 * @throws CliError when the file can't be written, or the text has a line that a runner would take for a command
 */
export const writeMended = async ({ name, text }: MendedText, io: Pick<Io, 'cwd' | 'stdout'>): Promise<void> => {
  if (name === '-') {
    // Threat 8: on standard output no line begins with ::, and a text of the user's is not changed for that.
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
    const code = codeOf(error);
    throw unwritable(
      name,
      error,
      code === 'ENOSPC' || code === 'EIO'
        ? 'Look at the file: it may have been cut.'
        : 'Nothing of it was changed; without --fix it is only checked.',
    );
  }
};
