import type { Experiment } from '../experiments/engine/config';
import { describeProblem } from '../experiments/engine/describe-problem';
import { diagnoseConfig } from '../experiments/engine/diagnose-config';

/** The config's valid part, and one line for each skipped entry. */
export interface Config {
  experiments: readonly Experiment[];
  problems: readonly string[];
}

/**
 * Reads a config as tolerantly as a page does: skips invalid entries, and reports why. Never throws.
 *
 * @param config parsed JSON of any shape; `experiments` is a list, or an object keyed by name
 */
export const parseConfig = (config: unknown): Config => {
  const { experiments, problems } = diagnoseConfig(config);
  return { experiments, problems: problems.map(describeProblem) };
};
