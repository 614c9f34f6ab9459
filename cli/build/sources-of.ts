import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A module's text and those of all that it imports by relative paths, directly and through others; packages are not
 * followed. Each is found as TypeScript finds it, `./bevel` being `./bevel.ts` or `./bevel.tsx`.
 *
 * @param endsAt says of a module that is imported that what it imports is not followed
 * @returns texts by path, the module's own first
 * @throws Error for an import that is not there
 */
export const sourcesOf = async (
  path: string,
  endsAt: (path: string) => boolean = () => false,
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const root = path;
  const follow = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    // Its place is taken at once: imports may go in a circle, and the order must not hang on who reads faster.
    found.set(path, '');
    const text = await readFile(path, 'utf8');
    found.set(path, text);
    if (path !== root && endsAt(path)) return;
    for (const [, what = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
      await follow(await fileOf(join(dirname(path), what), path));
  };
  await follow(path);
  return found;
};

const fileOf = async (path: string, importer: string): Promise<string> => {
  for (const ending of ['.ts', '.tsx', '']) {
    if (
      await readFile(path + ending).then(
        () => true,
        () => false,
      )
    )
      return path + ending;
  }
  throw Error(`${importer} imports ${path}, which is not there`);
};
