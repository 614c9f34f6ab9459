import { compile } from '../../src/experiments/engine/compile';
import type { Reason } from '../../src/experiments/engine/compile-experiment';
import { compileExperiment } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { filesOf, flightsOn, switchesOf } from '../../src/experiments/engine/flights';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import type { Problem } from '../../src/experiments/engine/problem';
import { parseUrl } from '../io/urls';
import { literalPrefilter } from './literal-prefilter';
import { memoizeByList } from './memoize-by-list';
import { maySwitch, mergeSwitches } from './switches';

export interface Outcome {
  matched: readonly Experiment[];
  on: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
}

export interface Evaluation {
  url: URL;
  /** URLs that match the same experiments usually share this object, so that its JSON can be cached. */
  outcome: Outcome;
  reasons?: readonly { experiment: Experiment; reason: Reason }[];
}

export interface EvaluatorOptions {
  assigned: readonly string[];
  switches: Switches;
  explain?: boolean;
  onProblem?: (problem: Problem) => void;
}

/** Compiles a config for many URLs (CLI-2). The returned function returns undefined for an unparsable URL. */
export const evaluator = (
  experiments: readonly Experiment[],
  { assigned, switches, explain, onProblem }: EvaluatorOptions,
): ((text: string) => Evaluation | undefined) => {
  const usual = flightsOn(experiments, assigned, switches);
  const match = compile(experiments, inputLimit, onProblem, literalPrefilter(experiments));
  const decisions = explain
    ? experiments.map((experiment) => ({ experiment, decide: compileExperiment(experiment, inputLimit) }))
    : undefined;
  const usually = memoizeByList((matched: readonly Experiment[]) => outcomeOf(matched, usual));
  const onFor = (search: string): readonly string[] => {
    if (!maySwitch(search)) return usual;
    const own = switchesOf(search);
    return own.disableAll || own.enable.length > 0 || own.disable.length > 0
      ? flightsOn(experiments, assigned, mergeSwitches(switches, own))
      : usual;
  };
  return (text) => {
    const url = parseUrl(text);
    if (!url) return undefined;
    const { hostname, pathname, search } = url;
    const target = { hostname, pathname, search };
    const reasons = decisions?.map(({ experiment, decide }) => ({ experiment, reason: decide(target) }));
    const matched = reasons
      ? reasons.filter(({ reason }) => reason === 'match').map(({ experiment }) => experiment)
      : match(target);
    const on = onFor(search);
    return { url, outcome: on === usual ? usually(matched) : outcomeOf(matched, on), reasons };
  };
};

const outcomeOf = (matched: readonly Experiment[], on: readonly string[]): Outcome => {
  const { scripts, styles } = filesOf(matched, on);
  return { matched, on, scripts, styles };
};
