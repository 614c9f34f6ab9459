import type { Parameters } from 'fast-check';

/** Milliseconds after which a property ends with the runs that it has had, and a failure is made no smaller. */
const PATIENCE = 200_000;

/** For `it`: more than `PATIENCE`. */
export const TIMEOUT = PATIENCE + 60_000;

/**
 * How often a property runs and from which seed. The environment decides (see tests/runner/nightly.mjs); a failure prints the seed and
 * the path.
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
    // `npm test` says the same of the same sources each time; the long run looks elsewhere each time.
    ...(seed ? { seed: Number(seed) } : !isLong && { seed: 1 }),
    ...(path && { path }),
    interruptAfterTimeLimit: PATIENCE,
    verbose: 0,
  };
};
