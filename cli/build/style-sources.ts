import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads a module and all that it imports by relative paths, directly and through others. Packages are not followed.
 * Synchronous: a promise for each of a thousand small files takes ten times as long as the call.
 *
 * @param endsAt whether what this module imports is not followed
 * @returns texts by path, the module's own first
 * @throws Error for a missing file
 */
export const sourcesOf = (
  path: string,
  endsAt: (path: string) => boolean = () => false,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const follow = (file: string, text: string): void => {
    if (found.has(file)) return;
    found.set(file, text);
    if (file !== path && endsAt(file)) return;
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const target = join(dirname(file), specifier);
      const imported = candidates(target).find((one) => read(one) !== undefined);
      if (!imported) throw Error(`${file} imports ${target}, which does not exist`);
      follow(imported, read(imported) ?? '');
    }
  };
  const text = read(path);
  if (text === undefined) throw Error(`${path} does not exist`);
  follow(path, text);
  return found;
};

/** The files that TypeScript tries for an import: `./bevel` is `./bevel.ts` or `./bevel.tsx`. */
export const candidates = (path: string): string[] => ['.ts', '.tsx', ''].map((ending) => path + ending);

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
