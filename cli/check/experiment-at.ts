import type { ExperimentModel } from './config-model';

/**
 * The experiment whose text holds an offset; undefined outside of all.
 *
 * @param experiments in the order of the text
 */
export const experimentAt = (experiments: readonly ExperimentModel[], offset: number): ExperimentModel | undefined => {
  let [low, high] = [0, experiments.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const experiment = experiments[middle];
    if (!experiment) return undefined;
    // Where experiments go by name, the name stands before the object.
    const { parent } = experiment.node;
    const whole = parent?.type === 'property' ? parent : experiment.node;
    if (offset < whole.offset) high = middle - 1;
    else if (offset >= whole.offset + whole.length) low = middle + 1;
    else return experiment;
  }
  return undefined;
};
