import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../io/errors';
import { LIST } from './list-file';

/** What a folder has from the last catalogue, by the list in it. */
export type Earlier = readonly string[];

/**
 * Looks at the folder before anything is made for it: a catalogue may stand in it, and what is not of a catalogue is
 * never written over.
 *
 * @param out the folder, absolute
 * @param files names that will be written
 * @throws CliError where it is a file, or holds a file of such a name that no catalogue wrote
 */
export const lookAtFolder = async (out: string, files: readonly string[]): Promise<Earlier> => {
  const found = await stat(out).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new CliError(`--out ${out} is a file`, 'Name a folder; it is made where there is none.');
  const earlier = await earlierFiles(out);
  for (const file of [...files, LIST]) {
    if (earlier.includes(file) || (file === LIST && earlier.length)) continue;
    if (await stat(join(out, file)).catch(() => undefined))
      throw new CliError(
        `${join(out, file)} is there and was not written by cobble catalogue`,
        'Name another folder with --out; an empty one is best.',
      );
  }
  return earlier;
};

/** Names that the list may hold: below the folder, and nothing else is ever removed. */
const isOwnName = (name: unknown): name is string =>
  typeof name === 'string' && /^(?:[a-z0-9][\w-]*\/)?[a-z0-9][\w-]*(?:\.[a-z0-9]+)+$/i.test(name);

const earlierFiles = async (out: string): Promise<string[]> => {
  try {
    const list: unknown = JSON.parse(await readFile(join(out, LIST), 'utf8'));
    const files: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, 'files') : undefined;
    return Array.isArray(files) ? files.filter(isOwnName) : [];
  } catch {
    return [];
  }
};
