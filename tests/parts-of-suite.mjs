import { readdirSync } from 'node:fs';

/**
 * Takes a list of folders and files apart into runs of their own, in its order: each with the test files that no run
 * before has.
 *
 * @param list folders, which end in a slash, and files, from the project's folder
 * @param all every test file; those that are there
 */
export const partsOfSuite = (list, all = testFiles()) => {
  const taken = new Set();
  return list
    .map((path) => {
      // A file that is named may be of another kind than the tests.
      const files = path.endsWith('/') ? all.filter((file) => file.startsWith(path) && !taken.has(file)) : [path];
      for (const file of files) taken.add(file);
      return { path, files };
    })
    .filter(({ files }) => files.length);
};

const testFiles = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
