import { readdirSync } from 'node:fs';

/**
 * Takes a list of folders and files apart into runs of their own, in its order: a folder is one, and so are the files
 * that stand beside one another. Each has the test files that no run before has.
 *
 * @param list folders, which end in a slash, and files, from the project's folder
 * @param all every test file; those that are there
 */
export const partsOfSuite = (list, all = testFiles()) => {
  const taken = new Set();
  const parts = [];
  for (const path of list) {
    const isFolder = path.endsWith('/');
    // A file that is named may be of another kind than the tests.
    const files = isFolder ? all.filter((file) => file.startsWith(path) && !taken.has(file)) : [path];
    for (const file of files) taken.add(file);
    const last = parts.at(-1);
    if (!isFolder && last && !last.isFolder) {
      last.path += ` ${path}`;
      last.files.push(path);
    } else if (files.length) parts.push({ path, files, isFolder });
  }
  return parts.map(({ path, files }) => ({ path, files }));
};

const testFiles = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
