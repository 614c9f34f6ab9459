import type { Experiment } from './config';
import { endless } from './endless';
import { explainWith, type Engine, type Explanation } from './explain-with';
import { pattern } from './pattern';
import { ready, type Target } from './targeting';

const engine: Engine = {
  decide: (experiment, url) => ready(experiment, endless)(url),
  pattern: source => pattern(source, endless),
};

/** Explains what {@link ready} says of an experiment and a URL, for the command line. */
export const explain = (experiment: Experiment, url: Target): Explanation => explainWith(engine, experiment, url);
