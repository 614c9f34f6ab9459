/** Runs everything that is ready, including imports, until a condition holds. Fake clocks don't advance. */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = performance.now() + 20_000; !so(); ) {
    if (performance.now() > end) throw new Error(`never: ${so}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
