import type { Experiment } from '../../src/services/experiments/config';
import { endless } from '../../src/services/experiments/endless';
import { limits } from '../../src/services/experiments/expression';
import type { Switches } from '../../src/services/experiments/flights';
import { filesOf, flightsOn, switchesOf } from '../../src/services/experiments/flights';
import { literalPrefilter } from '../../src/services/experiments/literal-prefilter';
import { mergeSwitches } from '../../src/services/experiments/merge-switches';
import type { Reason } from '../../src/services/experiments/targeting';
import { ready } from '../../src/services/experiments/targeting';

/** What a page with this URL runs. */
export interface Evaluation {
  url: URL;
  matched: readonly Experiment[];
  on: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
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

const NONE: readonly string[] = [];

/**
 * The prefilter reads patterns of any length, also those that the engine refuses for theirs: these match nothing, as
 * without an include.
 */
const readable = (experiment: Experiment): Experiment =>
  Object.values(experiment.rules).some((sources) => sources?.some((source) => source.length > limits.pattern))
    ? { ...experiment, rules: { ...experiment.rules, 'url-include': null } }
    : experiment;

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
  const decisions = experiments.map((experiment) => ({ experiment, decide: ready(experiment, endless, refused) }));
  // Narrows down what is asked for each URL; it decides nothing.
  const narrow = literalPrefilter(experiments.map(readable));
  const onFor = (search: string): readonly string[] => {
    // Few URLs have switches; a parameter's name may be written percent-encoded.
    if (!search.includes('flights') && !search.includes('%')) return usual;
    const own = switchesOf(search);
    return own.disableAll || own.enable.length > 0 || own.disable.length > 0
      ? flightsOn(experiments, assigned, mergeSwitches(switches, own))
      : usual;
  };
  return (text) => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const { hostname, pathname, search } = url;
    const target = { hostname, pathname, search };
    const reasons = explain
      ? decisions.map(({ experiment, decide }) => ({ experiment, reason: decide(target) }))
      : undefined;
    const matched = reasons
      ? reasons.filter(({ reason }) => reason === 'match').map(({ experiment }) => experiment)
      : narrow(target)
          .map((index) => decisions[index]!)
          .filter(({ decide }) => decide(target) === 'match')
          .map(({ experiment }) => experiment);
    const on = onFor(search);
    if (matched.length === 0 || on.length === 0) return { url, matched, on, reasons, scripts: NONE, styles: NONE };
    const { scripts, styles } = filesOf(matched, on);
    return { url, matched, on, reasons, scripts, styles };
  };
};
