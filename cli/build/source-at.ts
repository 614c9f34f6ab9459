import { dirname, join } from 'node:path';
import { readSource, type Source } from './read-source';

/**
 * The module that a relative import means, found as TypeScript finds it: `./bevel` is `./bevel.ts` or `./bevel.tsx`.
 *
 * @param importer the absolute path of the module that imports it
 * @throws Error where it is not there
 */
export const sourceAt = (what: string, importer: string): Source => {
  for (const ending of ['.ts', '.tsx', '']) {
    const source = readSource(join(dirname(importer), what) + ending);
    if (source) return source;
  }
  throw Error(`${importer} imports ${join(dirname(importer), what)}, which is not there`);
};
