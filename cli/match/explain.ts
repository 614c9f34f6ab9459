import type { Target } from '../../src/experiments/engine/compile-experiment';
import { compileExperiment } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Explanation } from '../../src/experiments/engine/explain-with';
import { explainWith } from '../../src/experiments/engine/explain-with';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';

/** Explains what {@link compileExperiment} says of an experiment and a URL, for the command line. */
export const explain = (experiment: Experiment, url: Target): Explanation =>
  explainWith((asked, refused) => compileExperiment(asked, inputLimit, refused)(url), experiment, url);
