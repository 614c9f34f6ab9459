import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The pictures of the examples, and ours: those of the example pages. */
export const artFiles = async (): Promise<[string, Uint8Array][]> => {
  const folder = fileURLToPath(new URL('../../examples/pages/art/', import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [`art/${name}`, await readFile(`${folder}${name}`)]),
  );
};
