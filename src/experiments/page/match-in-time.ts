import type { Match } from '../engine/compile';
import { compileExperiment, type RunTest } from '../engine/compile-experiment';
import type { Experiment } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import type { Problem } from '../engine/problem';

/**
 * Maximum time for testing all patterns on one URL, so that the page stays responsive. The last pattern may exceed this
 * time, but `inputLimit` bounds its work.
 */
export const EVALUATION_BUDGET_MS = 50;

/**
 * Tests shorter than this don't count towards the budget, because each pattern's first test also compiles the pattern.
 * A config may have thousands of patterns.
 */
const QUICK_MS = 1;

const MAX_RESULTS = 200;

/**
 * Matches experiments until a time budget is spent. The remaining experiments don't match. Caches results by path and
 * query for pages that call `pushState` often.
 */
export const matchInTime = (
  experiments: readonly Experiment[],
  proof: Proof | undefined,
  onProblem: (problem: Problem) => void,
  now = () => performance.now(),
): Match => {
  let spentMs = 0;
  const runInTime: RunTest = (test) => {
    if (spentMs > EVALUATION_BUDGET_MS) throw new Error('timeout');
    const begin = now();
    const result = test();
    const firstMs = now() - begin;
    // The first run also compiles the pattern, and the machine may be busy. So run again, and add the shorter time.
    if (firstMs > QUICK_MS) {
      const again = now();
      test();
      spentMs += Math.min(firstMs, now() - again);
    }
    return result;
  };
  const decisions = experiments.map((experiment) => ({
    experiment,
    decide: compileExperiment(experiment, proof, onProblem, runInTime),
  }));
  const results = new Map<string, Experiment[]>();
  return (url) => {
    const key = url.pathname + url.search;
    const known = results.get(key);
    if (known) return known;
    spentMs = 0;
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
