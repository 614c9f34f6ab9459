import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * What a page loads for a chunk: its file, then the parts that it imports statically; the runtime is not counted again.
 *
 * @returns a look-up by the chunk's name
 */
export const chunkFiles = async (
  out: string,
  files: Readonly<Record<string, unknown>>,
): Promise<(chunk: string) => readonly string[]> => {
  const imports = new Map<string, string[]>();
  await Promise.all(
    Object.keys(files)
      .filter((path) => /^chunks\/.*\.js$/.test(path))
      .map(async (path) => {
        const text = await readFile(join(out, path), 'utf8');
        imports.set(
          path,
          [...text.matchAll(/(?:from|import)\s*"(\.\/[^"]+)"/g)].map(([, file]) => posix.join('chunks', file!)),
        );
      }),
  );
  const gather = (path: string, seen: Set<string>): Set<string> => {
    if (!seen.has(path)) {
      seen.add(path);
      for (const file of imports.get(path) ?? []) if (!/^chunks\/runtime\./.test(file)) gather(file, seen);
    }
    return seen;
  };
  return (chunk) => {
    const path = [...imports.keys()].find((file) => file.startsWith(`chunks/${chunk}.`));
    return path ? [...gather(path, new Set())] : [];
  };
};
