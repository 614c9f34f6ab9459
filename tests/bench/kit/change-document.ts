import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Changes a document, then formats it to pad its generated tables.
 *
 * @param path relative to the project
 */
export const changeDocument = async (path: string, change: (text: string) => string): Promise<void> => {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
  await promisify(execFile)(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    file,
  ]);
};
