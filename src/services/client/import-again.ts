const files: Record<string, Promise<unknown>> = {};
let tries = 0;

/**
 * Imports a file beside this one, and tries twice more where that fails, each time by another URL: a browser may
 * remember a failed one. Every caller gets the same module. The build puts this in the place of `import()`
 * in `dist/services.js`.
 *
 * @throws what the last try failed with; the next caller starts afresh
 */
export const importAgain = (file: string): Promise<unknown> => {
  const load = (left: number, url: string): Promise<unknown> =>
    import(url).catch((error: unknown) => {
      if (left)
        return new Promise((resolve) => setTimeout(resolve, 300)).then(() => load(left - 1, `${file}?${++tries}`));
      delete files[file];
      throw error;
    });
  files[file] ??= load(2, file);
  return files[file];
};
