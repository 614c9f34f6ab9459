/** Lets everything that is ready run (imports too), without letting a fake clock pass, until something is so. */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = performance.now() + 20_000; !so(); ) {
    if (performance.now() > end) throw new Error(`never: ${so}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
