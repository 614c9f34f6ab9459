import type { Parameters } from 'fast-check';

/** Time limit of a property, in ms, after which it ends with the runs so far and failures aren't shrunk. */
const PATIENCE = 200_000;

/** For `it`: longer than `PATIENCE`. */
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
    // `npm test` is deterministic; the long run uses another seed each time.
    ...(seed ? { seed: Number(seed) } : !isLong && { seed: 1 }),
    ...(path && { path }),
    interruptAfterTimeLimit: PATIENCE,
    verbose: 0,
  };
};
