import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LIST } from './list-file';
import type { Earlier } from './look-at-folder';

/** Writes the files, then the list of them, and removes what only the last catalogue had. */
export const writeCatalogue = async (
  out: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  earlier: Earlier,
): Promise<void> => {
  for (const folder of new Set([...files.keys()].map((name) => dirname(join(out, name)))))
    await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(join(out, name), content)));
  await writeFile(join(out, LIST), `${JSON.stringify({ files: [...files.keys()] }, null, 2)}\n`);
  await Promise.all(earlier.filter((name) => !files.has(name)).map((name) => rm(join(out, name), { force: true })));
};
