import { compile } from '../../src/experiments/engine/compile';
import type { Reason } from '../../src/experiments/engine/compile-experiment';
import { compileExperiment } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { filesOf, flightsOn, switchesOf } from '../../src/experiments/engine/flights';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';
import { parseUrl } from '../io/urls';
import { literalPrefilter } from './literal-prefilter';
import { maySwitch } from './may-switch';
import { mergeSwitches } from './merge-switches';
import { rememberByList } from './remember-by-list';

/** What a page runs, whatever its URL. */
export interface Outcome {
  matched: readonly Experiment[];
  on: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page with this URL runs. */
export interface Evaluation {
  url: URL;
  /** Mostly one object for all pages that run the same, so that it need be written once. */
  outcome: Outcome;
  /** Why each experiment of the config matches or doesn't, in its order; only if asked for. */
  reasons?: readonly { experiment: Experiment; reason: Reason }[];
}

/** Where flights come from besides the URL: what the assignment lists, and the command line's switches. */
export interface EvaluatorOptions {
  assigned: readonly string[];
  switches: Switches;
  /** Give the reasons too. */
  explain?: boolean;
  /** Told of each pattern that the page refuses, in words. */
  refused?: (sentence: string) => void;
}

/**
 * Makes the page's own engine ready to say of many URLs what they run (CLI-2).
 *
 * @returns a function of a URL's text; it gives undefined for a text that can't be parsed
 */
export const evaluator = (
  experiments: readonly Experiment[],
  { assigned, switches, explain, refused }: EvaluatorOptions,
): ((text: string) => Evaluation | undefined) => {
  const usual = flightsOn(experiments, assigned, switches);
  // The prefilter narrows down what is asked for each URL; it decides nothing.
  const match = compile(experiments, inputLimit, refused, literalPrefilter(experiments));
  const decisions = explain
    ? experiments.map((experiment) => ({ experiment, decide: compileExperiment(experiment, inputLimit) }))
    : undefined;
  const usually = rememberByList((matched: readonly Experiment[]) => outcomeOf(matched, usual));
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
