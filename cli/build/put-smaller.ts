import type { BuildCache } from './build-cache';
import { minify } from './minify';

/**
 * Puts the layer's own files, minified once more; the libraries behind an adapter and the toasts come minified well
 * enough.
 *
 * @throws Error for a path that another text has already
 */
export const putSmaller = async (
  files: Map<string, string>,
  texts: ReadonlyMap<string, string>,
  cache: BuildCache,
): Promise<void> => {
  await Promise.all(
    [...texts].map(async ([path, own]) => {
      const text = own.length < 40_000 ? await minify(cache, own, 'module') : own;
      if ((files.get(path) ?? text) !== text)
        throw Error(`Two different files are named ${path}: give one of their modules another name.`);
      files.set(path, text);
    }),
  );
};
