import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unwritable } from '../io/errors';
import { LIST } from './list-file';
import type { Earlier } from './look-at-folder';

/**
 * Writes the files, then the list of them, and removes what only the last catalogue had.
 *
 * @throws CliError where one can't be written
 */
export const writeCatalogue = async (
  out: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  earlier: Earlier,
): Promise<void> => {
  for (const folder of new Set([...files.keys()].map((name) => dirname(join(out, name)))))
    await mkdir(folder, { recursive: true }).catch(refused(folder));
  const put = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(join(out, name), content).catch(refused(join(out, name)));
  await Promise.all([...files].map(([name, content]) => put(name, content)));
  await put(LIST, `${JSON.stringify({ files: [...files.keys()] }, null, 2)}\n`);
  await Promise.all(
    earlier
      .filter((name) => !files.has(name))
      .map((name) => rm(join(out, name), { force: true }).catch(refused(join(out, name)))),
  );
};

const refused =
  (path: string) =>
  (error: unknown): never => {
    throw unwritable(path, error, 'Name another folder with --out, or make room in this one.');
  };
