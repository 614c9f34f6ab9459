import type { Parameters } from 'fast-check';

/** After this time, a property stops generating cases and stops shrinking a failure. */
const TIME_LIMIT_MS = 200_000;

export const TIMEOUT = TIME_LIMIT_MS + 60_000;

/**
 * The environment sets runs and seed (see tests/runner/nightly.mjs). A failure prints the seed and the path.
 *
 * @param short runs in `npm test`
 * @param long runs in `npm run fuzz`
 */
export const runs = <T>(short: number, long: number): Parameters<T> => {
  const {
    COBBLE_FUZZ_SEED: seed,
    COBBLE_FUZZ_RUNS: runs,
    COBBLE_FUZZ_LONG: isLong,
    COBBLE_FUZZ_PATH: path,
  } = process.env;
  return {
    numRuns: runs ? Number(runs) : isLong ? long : short,
    // `npm test` is deterministic; the long run uses another seed each time.
    ...(seed ? { seed: Number(seed) } : !isLong && { seed: 1 }),
    ...(path && { path }),
    interruptAfterTimeLimit: TIME_LIMIT_MS,
    verbose: 0,
  };
};
