import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPage } from './site-files';

const MAX_PAGES = 500;

export const isSkippedFolder = (path: string, name: string): boolean =>
  name.startsWith('.') || name === 'node_modules' || existsSync(join(path, name, 'manifest.json'));

/** Returns paths below the folder, such as `/help/index.html`, in alphabetical order. */
export const findPages = async (folder: string): Promise<string[]> => {
  const pages: string[] = [];
  const search = async (below: string): Promise<void> => {
    const path = join(folder, below);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (pages.length >= MAX_PAGES) return;
      if (entry.isDirectory() && !isSkippedFolder(path, entry.name)) await search(`${below}${entry.name}/`);
      if (entry.isFile() && !entry.name.startsWith('.') && isPage(entry.name)) pages.push(below + entry.name);
    }
  };
  await search('/');
  return pages;
};
