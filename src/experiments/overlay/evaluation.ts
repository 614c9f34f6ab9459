import type { Target } from '../engine/compile-experiment';
import type { Experiment } from '../engine/config';
import { type Explanation, explainWith } from '../engine/explain';
import { EVALUATION_BUDGET_MS } from '../page/match-in-time';
import { withoutOverlay } from './case-file-of';
import type { View } from './view';

export interface Evaluation {
  here: readonly Experiment[];
  matched: readonly Experiment[];
  missed: readonly Experiment[];
}

export const evaluate = ({ config }: View): Evaluation => {
  const here = config.experiments.filter(({ domain }) => domain === location.hostname);
  const running = new Set(config.match(location));
  return {
    here,
    matched: here.filter((experiment) => running.has(experiment)),
    missed: here.filter((experiment) => !running.has(experiment)),
  };
};

export interface Why extends Explanation {
  fix?: string;
  dependsOnOverlay: boolean;
}

const known = new Map<Experiment, Why>();
let knownFor = '';

/** Cached, because each event renders all explanations again. */
export const explain = (view: View, experiment: Experiment, runs: boolean): Why => {
  if (knownFor !== location.href) known.clear();
  knownFor = location.href;
  const why = known.get(experiment) ?? explainNow(view, experiment, runs);
  known.set(experiment, why);
  return why;
};

const explainNow = (view: View, experiment: Experiment, runs: boolean): Why => {
  const why = explainWith(
    (tested, onProblem) => view.compileExperiment(tested, view.config.proof, onProblem)(location),
    experiment,
    location,
  );
  const dependsOnOverlay = matches(view, experiment, withoutOverlay(location.href)) !== (why.reason === 'match');
  if (why.reason === 'match' && !runs) return { ...why, dependsOnOverlay, ...OUT_OF_TIME };
  return why.code === 'rejected' ? { ...why, dependsOnOverlay, ...rejected(why) } : { ...why, dependsOnOverlay };
};

const OUT_OF_TIME = {
  sentence: `no time was left to test it: all patterns together took longer than ${EVALUATION_BUDGET_MS} ms`,
  fix: 'run cobble check, which names slow patterns.',
};

const rejected = ({ reason, pattern, sentence }: Explanation): Pick<Why, 'sentence' | 'fix'> => {
  const name = `${reason.replace('-', '.')} ${pattern}`;
  // Browsers end a SyntaxError's message with the cause.
  if (!sentence.includes('unsafe pattern'))
    return {
      sentence: `${name} isn't a regular expression: ${sentence.split(': ').at(-1)}`,
      fix: 'correct the pattern in the config.',
    };
  return {
    sentence: `${name} is rejected: it could stall the page, or browsers read it differently`,
    fix: 'run cobble check, which says what to write instead.',
  };
};

export const matches = (view: View, experiment: Experiment, url: Target): boolean =>
  view.compileExperiment(experiment, view.config.proof)(url) === 'match';
