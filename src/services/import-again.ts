const files = new Map<string, Promise<unknown>>();
let tries = 0;

/**
 * Imports a file beside this one, and tries twice more where that fails, each time by another URL: a browser may remember a failed
 * one. Whoever asks for the file gets the same module. The build puts this in the place of `import()` in `dist/services.js`.
 *
 * @throws what the last try failed with; the next caller starts afresh
 */
export const importAgain = (file: string): Promise<unknown> => {
  const load = async (left: number, url: string): Promise<unknown> => {
    try {
      return await import(url);
    } catch (error) {
      if (!left) {
        files.delete(file);
        throw error;
      }
      await new Promise(resolve => setTimeout(resolve, 300));
      return load(left - 1, `${file}?${++tries}`);
    }
  };
  if (!files.has(file)) files.set(file, load(2, file));
  return files.get(file)!;
};
