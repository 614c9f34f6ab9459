import type { Experiment } from './config';
import { endless } from './endless';
import { type Explanation, explainWith } from './explain-with';
import { limits } from './expression';
import { ready, type Target } from './targeting';

/** Explains what {@link ready} says of an experiment and a URL, for the command line. */
export const explain = (experiment: Experiment, url: Target): Explanation =>
  explainWith((asked, refused) => ready(asked, endless, refused)(url), limits.input, experiment, url);
