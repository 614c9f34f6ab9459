import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finds the themes of `cobble init` (`theme.mts`) and `cobble theme NAME`. Other frameworks have a `theme.ts`, too.
 *
 * @returns names such as `./theme.mts`
 */
export const findThemeFiles = async (folder: string): Promise<string[]> => {
  const files: string[] = [];
  for (const name of (await readdir(folder)).filter((each) => /\.m?ts$/.test(each)).sort()) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (name === 'theme.mts' || text.includes("'cobble-embed/themes'")) files.push(`./${name}`);
  }
  return files;
};
