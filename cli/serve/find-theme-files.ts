import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finds `theme.mts`, and scripts that import `cobble-embed/themes`.
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
