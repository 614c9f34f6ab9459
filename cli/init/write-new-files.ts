import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import { messageOf } from '../io/message-of';
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
  const made: string[] = [];
  let madeFolder: string | undefined;
  try {
    madeFolder = await mkdir(path('.'), { recursive: true });
    for (const { name, text } of files) {
      // Not over a file that has come in the meantime.
      await writeFile(path(name), text, { flag: 'wx' });
      made.push(path(name));
    }
  } catch (error) {
    for (const each of made) await rm(each, { force: true });
    if (madeFolder !== undefined) await rm(madeFolder, { recursive: true, force: true });
    const next = files[made.length];
    const name = next && madeFolder !== undefined ? join(folder, next.name) : folder;
    if (codeOf(error) === 'EEXIST' && next) throw taken([join(folder, next.name)]);
    throw new CliError(`cannot write ${name}: ${messageOf(error)}`, 'Nothing was written. Name another folder.');
  }
};

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
  } catch (error) {
    // What else is wrong with the place shows when it is written to.
    return codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR';
  }
};
