const files: Record<string, Promise<unknown>> = {};
let tries = 0;

/**
 * Retries a failed import twice, each time with a new query, because browsers may cache the failure. Replaces
 * `import()` in `dist/services.js`.
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
