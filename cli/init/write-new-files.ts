import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import { unwritable } from '../io/unwritable';
import type { StarterFile } from './starter-files';

/**
 * Writes files into a folder, which is made if need be: all of them, or none.
 *
 * @param folder as the user named it
 * @throws CliError when one is there already, or can't be written
 */
export const writeNewFiles = async (folder: string, files: readonly StarterFile[], cwd: string): Promise<void> => {
  const path = (name: string): string => resolve(cwd, folder, name);
  const there: string[] = [];
  for (const { name } of files) if (await isThere(path(name))) there.push(join(folder, name));
  if (there.length > 0) throw taken(there);
  const madeFolder = await mkdir(path('.'), { recursive: true }).catch((error: unknown) => {
    throw refused(folder, error);
  });
  const made: string[] = [];
  for (const { name, text } of files) {
    try {
      // Not over a file that has come in the meantime.
      await writeFile(path(name), text, { flag: 'wx' });
      made.push(path(name));
    } catch (error) {
      for (const each of madeFolder === undefined ? made : [madeFolder])
        await rm(each, { recursive: true, force: true });
      throw codeOf(error) === 'EEXIST' ? taken([join(folder, name)]) : refused(join(folder, name), error);
    }
  }
};

const refused = (name: string, error: unknown): CliError =>
  unwritable(name, error, 'Nothing was written. Name another folder.');

const taken = (names: readonly string[]): CliError =>
  new CliError(
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} there already, and nothing is written over a file`,
    'Nothing was written. Name another folder, as in cobble init my-site.',
  );

/** Also a link that leads nowhere is there. */
const isThere = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch {
    // What is wrong with the place shows when it is written to, which is never over a file.
    return false;
  }
};
