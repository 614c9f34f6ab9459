import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError, unwritable } from '../io/errors';

const LIST_FILE = 'catalogue.json';

/**
 * Checks that a new catalogue overwrites only the previous catalogue's files.
 * @param files the names of the files to write
 * @returns names of the previous catalogue's files
 * @throws CliError if `out` isn't a folder, or another file would be overwritten
 */
export const checkCatalogueFolder = async (out: string, files: readonly string[]): Promise<readonly string[]> => {
  const found = await stat(out).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new CliError(`--out ${out} is a file`, 'Name a folder. It is created if it is missing.');
  const earlier = await earlierFiles(out);
  const ours = earlier.length > 0 ? [...earlier, LIST_FILE] : [];
  for (const file of [...files, LIST_FILE]) {
    if (ours.includes(file) || !(await stat(join(out, file)).catch(() => undefined))) continue;
    throw new CliError(
      `${join(out, file)} exists and wasn't written by cobble catalogue`,
      'Name an empty folder with --out.',
    );
  }
  return earlier;
};

const earlierFiles = async (out: string): Promise<string[]> => {
  try {
    const list: unknown = JSON.parse(await readFile(join(out, LIST_FILE), 'utf8'));
    const files: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, 'files') : undefined;
    return Array.isArray(files) ? files.filter(isSafeName) : [];
  } catch {
    return [];
  }
};

/** Prevents removal of files outside the folder. */
const isSafeName = (name: unknown): name is string =>
  typeof name === 'string' && /^(?:[a-z0-9][\w-]*\/)?[a-z0-9][\w-]*(?:\.[a-z0-9]+)+$/i.test(name);

export const writeCatalogue = async (
  out: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  earlier: readonly string[],
): Promise<void> => {
  for (const folder of new Set([...files.keys()].map((name) => dirname(join(out, name)))))
    await mkdir(folder, { recursive: true }).catch(explain(folder));
  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(join(out, name), content).catch(explain(join(out, name)));
  // Write files one by one, so that nothing is written after a failure.
  for (const [name, content] of files) await write(name, content);
  await write(LIST_FILE, `${JSON.stringify({ files: [...files.keys()] }, null, 2)}\n`);
  const stale = earlier.filter((name) => !files.has(name)).map((name) => join(out, name));
  for (const path of stale) await rm(path, { force: true }).catch(explain(path));
};

const explain =
  (path: string) =>
  (error: unknown): never => {
    throw unwritable(path, error, 'Name another folder with --out, or free some disk space.');
  };
