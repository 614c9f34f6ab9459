import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError, codeOf, unwritable } from '../io/errors';
import type { StarterFile } from './starter-files';

/** Writes all files, or none if one exists or can't be written. */
export const writeNewFiles = async (folder: string, files: readonly StarterFile[], cwd: string): Promise<void> => {
  const path = (name: string): string => resolve(cwd, folder, name);
  const existing = await Promise.all(files.map(async ({ name }) => ((await exists(path(name))) ? [name] : [])));
  const names = existing.flat().map((name) => join(folder, name));
  if (names.length > 0) throw taken(names);
  const createdFolder = await mkdir(path('.'), { recursive: true }).catch((error: unknown) => {
    throw failed(folder, error);
  });
  const written: string[] = [];
  for (const { name, text } of files) {
    try {
      const created = await mkdir(dirname(path(name)), { recursive: true });
      if (created !== undefined) written.push(created);
      // Fails if the file was created in the meantime.
      await writeFile(path(name), text, { flag: 'wx' });
      written.push(path(name));
    } catch (error) {
      await remove(createdFolder === undefined ? written : [createdFolder]);
      throw codeOf(error) === 'EEXIST' ? taken([join(folder, name)]) : failed(join(folder, name), error);
    }
  }
};

const remove = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) await rm(path, { recursive: true, force: true });
};

const failed = (name: string, error: unknown): CliError =>
  unwritable(name, error, 'Name another folder. Nothing was written.');

const taken = (names: readonly string[]): CliError =>
  new CliError(
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} already there`,
    'Name another folder, such as cobble init my-site. Nothing was written.',
  );

/** Whether a path exists. A dangling symbolic link counts, too. */
const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
};
