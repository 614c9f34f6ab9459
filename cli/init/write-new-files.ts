import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError, codeOf, unwritable } from '../io/errors';
import type { StarterFile } from './starter-files';

/**
 * Writes files into a folder, which is created if it is missing: all of them, or none.
 *
 * @param folder as the user named it
 * @throws CliError if a file exists, or can't be written
 */
export const writeNewFiles = async (folder: string, files: readonly StarterFile[], cwd: string): Promise<void> => {
  const path = (name: string): string => resolve(cwd, folder, name);
  const existing: string[] = [];
  for (const { name } of files) if (await exists(path(name))) existing.push(join(folder, name));
  if (existing.length > 0) throw taken(existing);
  const createdFolder = await mkdir(path('.'), { recursive: true }).catch((error: unknown) => {
    throw failed(folder, error);
  });
  const written: string[] = [];
  for (const { name, text } of files) {
    try {
      // Fails if the file was created in the meantime.
      await writeFile(path(name), text, { flag: 'wx' });
      written.push(path(name));
    } catch (error) {
      for (const each of createdFolder === undefined ? written : [createdFolder])
        await rm(each, { recursive: true, force: true });
      throw codeOf(error) === 'EEXIST' ? taken([join(folder, name)]) : failed(join(folder, name), error);
    }
  }
};

const failed = (name: string, error: unknown): CliError =>
  unwritable(name, error, 'Nothing was written. Name another folder.');

const taken = (names: readonly string[]): CliError =>
  new CliError(
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} there already, and nothing is written over a file`,
    'Nothing was written. Name another folder, as in cobble init my-site.',
  );

/** A link to nowhere exists, too. */
const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch {
    // Any other problem is reported when the file is written.
    return false;
  }
};
