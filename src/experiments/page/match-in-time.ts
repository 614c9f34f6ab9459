import type { Match } from '../engine/compile';
import { compileExperiment, type RunTest } from '../engine/compile-experiment';
import type { Experiment } from '../engine/config';
import type { Proof } from '../engine/patterns/compile-pattern';
import type { Problem } from '../engine/problem';

/**
 * Time that the patterns of all experiments may take on one path and query. Longer work would block input. `inputLimit`
 * bounds the last pattern that runs.
 */
export const EVALUATION_BUDGET_MS = 50;

/** Shorter tests don't count, and longer ones are timed twice. A config may have thousands of plain patterns. */
const QUICK_MS = 1;

/** Remembered results at most. */
const MOST_RESULTS = 200;

/**
 * Matches a page's experiments within a time budget. An experiment that doesn't fit counts as not matching. The result
 * is remembered by path and query, so a page that calls `pushState` often doesn't compute it again.
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
  let spent = 0;
  // Only the tests are timed: elsewhere the time may be another task's.
  const run: RunTest = (test) => {
    if (spent > EVALUATION_BUDGET_MS) throw Error('late');
    let result = false;
    const time = () => {
      const begin = now();
      result = test();
      return now() - begin;
    };
    const took = time();
    // A busy machine may have paused the page, and the first test compiles the pattern. A slow pattern is slow again.
    if (took > QUICK_MS) spent += Math.min(took, time());
    return result;
  };
  const decisions = experiments.map((experiment) => ({
    experiment,
    decide: compileExperiment(experiment, proof, onProblem, run),
  }));
  const results = new Map<string, Experiment[]>();
  return (url) => {
    const key = url.pathname + url.search;
    const known = results.get(key);
    if (known) return known;
    spent = 0;
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
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(key, matched);
    return matched;
  };
};
