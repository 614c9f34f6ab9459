import type { Match } from '../engine/compile';
import { compileExperiment } from '../engine/compile-experiment';
import type { Experiment } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import type { Problem } from '../engine/problem';

/** Time for all patterns on one URL, to keep the page responsive. `inputLimit` bounds the last pattern's time. */
export const EVALUATION_BUDGET_MS = 50;

/** Tests that take less don't use up the budget, because a config may have thousands. */
const QUICK_MS = 1;

const MAX_RESULTS = 200;

/**
 * Matches within a time budget. Once that is spent, no further experiment matches. Caches results by path and query for
 * pages that call `pushState` often.
 *
 * @param now returns a time in ms
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

class OutOfTime extends Error {}

class TimeBudget {
  private spentMs = 0;

  constructor(private readonly now: () => number) {}

  reset(): void {
    this.spentMs = 0;
  }

  /** Runs a test and adds its time to the budget, unless it is quick. */
  run(test: () => boolean): boolean {
    if (this.spentMs > EVALUATION_BUDGET_MS) throw new OutOfTime();
    const begin = this.now();
    const result = test();
    const firstMs = this.now() - begin;
    // The first run also compiles the pattern, and the machine may be busy. So run again, and add the shorter time.
    if (firstMs > QUICK_MS) {
      const again = this.now();
      test();
      this.spentMs += Math.min(firstMs, this.now() - again);
    }
    return result;
  }
}
