import type { Parameters } from 'fast-check';

/** After this time, a property stops generating cases and stops shrinking a failure. */
const TIME_LIMIT_MS = 200_000;

export const TIMEOUT = TIME_LIMIT_MS + 60_000;

/**
 * The environment may set run count and seed (see tests/runner/nightly.mjs). A failure prints seed and path.
 *
 * @param short The run count in `npm test`
 * @param long The run count in `npm run fuzz`
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
