import { dirname, join } from 'node:path';
import { readSource, type Source } from './read-source';

/**
 * A module's text and those of all that it imports by relative paths, directly and through others; packages are not
 * followed. Each is found as TypeScript finds it, `./bevel` being `./bevel.ts` or `./bevel.tsx`.
 *
 * @param endsAt says of a module that is imported that what it imports is not followed
 * @returns texts by path, the module's own first
 * @throws Error for an import that is not there
 */
export const sourcesOf = (
  path: string,
  endsAt: (path: string) => boolean = () => false,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const follow = ({ path, text, imports }: Source, isFirst: boolean): void => {
    if (found.has(path)) return;
    found.set(path, text);
    if (!isFirst && endsAt(path)) return;
    for (const what of imports) follow(sourceAt(join(dirname(path), what), ['.ts', '.tsx', ''], path), false);
  };
  follow(sourceAt(path, ['']), true);
  return found;
};

const sourceAt = (path: string, endings: readonly string[], importer?: string): Source => {
  for (const ending of endings) {
    const source = readSource(path + ending);
    if (source) return source;
  }
  throw Error(importer === undefined ? `${path} is not there` : `${importer} imports ${path}, which is not there`);
};
