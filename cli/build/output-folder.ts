import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError, codeOf, messageOf } from '../io/errors';

/**
 * Rejects a path that isn't a folder, or a folder with another tool's `manifest.json`.
 *
 * @returns the absolute path
 */
export const outputFolder = async (out: string, cwd: string): Promise<string> => {
  if (out.trim() === '') throw new CliError('--out is empty', 'Name a folder, such as --out dist.');
  const folder = resolve(cwd, out);
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ENOTDIR') throw new CliError(`--out ${out} is inside a file`, 'Name a folder.');
    throw new CliError(`cannot read --out ${out}: ${messageOf(error)}`, 'Name another folder.');
  });
  if (found && !found.isDirectory())
    throw new CliError(`--out ${out} is a file`, 'Name a folder. It is created if it is missing.');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (manifest !== undefined && !isManifest(manifest))
    throw new CliError(
      `${join(out, 'manifest.json')} wasn't written by cobble build and would be overwritten`,
      'Name another folder with --out.',
    );
  return folder;
};

/** Whether Cobble wrote the `manifest.json`. */
export const isManifest = (text: string): boolean => {
  try {
    const json: unknown = JSON.parse(text);
    const files: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'files') : undefined;
    return typeof files === 'object' && files !== null;
  } catch {
    // An interrupted build leaves an empty manifest.
    return text === '';
  }
};
