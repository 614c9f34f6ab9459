/**
 * Waits for a condition, almost until the test times out. Runs everything that is ready, including imports, but doesn't
 * advance fake clocks.
 */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = performance.now() + 50_000; !so(); ) {
    if (performance.now() > end) throw new Error(`never: ${so}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
