import type { Match } from '../engine/compile';
import { compileExperiment } from '../engine/compile-experiment';
import type { Experiment } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import type { Problem } from '../engine/problem';

/**
 * How long the patterns of all experiments may take on one path and query, so that input isn't blocked. `inputLimit`
 * bounds the last pattern that runs.
 */
export const EVALUATION_BUDGET_MS = 50;

/** Shorter tests don't count, and longer ones are timed twice. A config may have thousands of plain patterns. */
const QUICK_MS = 1;

/** The cache is emptied at this size. */
const MAX_RESULTS = 200;

/**
 * Matches a page's experiments within a time budget. An experiment that doesn't fit counts as not matching. The result
 * is cached by path and query, for pages that call `pushState` often.
 *
 * @param onProblem is called for each rejected pattern, and for the experiments that didn't fit
 * @param now returns a time in milliseconds
 */
export const matchInTime = (
  experiments: readonly Experiment[],
  proof: Proof | undefined,
  onProblem: (problem: Problem) => void,
  now = () => performance.now(),
): Match => {
  const budget = new TimeBudget(now);
  const decisions = experiments.map((experiment) => ({
    experiment,
    decide: compileExperiment(experiment, proof, onProblem, (test) => budget.run(test)),
  }));
  const results = new Map<string, Experiment[]>();
  return (url) => {
    const key = url.pathname + url.search;
    const known = results.get(key);
    if (known) return known;
    budget.reset();
    const matched: Experiment[] = [];
    const skipped: string[] = [];
    for (const { experiment, decide } of decisions) {
      try {
        if (decide(url) === 'match') matched.push(experiment);
      } catch {
        skipped.push(experiment.name);
      }
    }
    if (skipped[0]) onProblem({ code: 'out-of-time', values: { experiments: skipped } });
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, matched);
    return matched;
  };
};

/** The time for one evaluation is used up. */
class OutOfTime extends Error {}

class TimeBudget {
  private spentMs = 0;

  constructor(private readonly now: () => number) {}

  reset(): void {
    this.spentMs = 0;
  }

  /** Runs a pattern's test. Only the tests are timed, because any other time may be another task's. @throws OutOfTime */
  run(test: () => boolean): boolean {
    if (this.spentMs > EVALUATION_BUDGET_MS) throw new OutOfTime();
    const begin = this.now();
    const result = test();
    const firstMs = this.now() - begin;
    // A busy machine may have paused the page, and the first test compiles the pattern: only a slow one is slow twice.
    if (firstMs > QUICK_MS) {
      const again = this.now();
      test();
      this.spentMs += Math.min(firstMs, this.now() - again);
    }
    return result;
  }
}
