import type { Experiment } from '../../src/experiments/engine/config';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import { type Evaluation, type EvaluatorOptions, evaluator } from './evaluate';
import { matchJson } from './match-json';
import { matchText } from './match-text';
import { type ListedUrl, rowOf, urlOf, weightOf } from './urls/listed-url';
import { urlProblem } from './urls/url-problem';

export interface MatchTask extends EvaluatorOptions {
  experiments: readonly Experiment[];
  format: 'text' | 'json';
}

export interface Tally {
  all: number;
  matched: number;
  broken: number;
  weight: { all: number; matched: number };
  /** Totals keyed by experiment. Empty in the format `json`. */
  by: Map<string, { urls: number; weight: number }>;
}

export interface BatchResult extends Tally {
  out: Uint8Array<ArrayBuffer>;
}

export const matchBatch = (
  { experiments, format, ...options }: MatchTask,
  io: Pick<Io, 'paint' | 'columns'>,
): ((urls: readonly ListedUrl[]) => BatchResult) => {
  const evaluate = evaluator(experiments, options);
  return (urls) => {
    const tally: Tally = { all: urls.length, matched: 0, broken: 0, weight: { all: 0, matched: 0 }, by: new Map() };
    let out = '';
    for (const listed of urls) {
      const url = urlOf(listed);
      const found = urlProblem(url) ? undefined : evaluate(url);
      addTo(tally, found, weightOf(listed), format);
      out += format === 'json' ? matchJson(url, found, rowOf(listed)) : matchText(url, found, io);
    }
    // JSON lines begin with `{`, so they don't need `plainLines`.
    return { ...tally, out: new TextEncoder().encode(format === 'json' ? out : plainLines(out)) };
  };
};

const addTo = (tally: Tally, found: Evaluation | undefined, weight: number, format: MatchTask['format']): void => {
  tally.weight.all += weight;
  if (!found) tally.broken++;
  else if (found.outcome.matched.length > 0) {
    tally.matched++;
    tally.weight.matched += weight;
    if (format === 'text') for (const { name } of found.outcome.matched) addShare(tally.by, name, { urls: 1, weight });
  }
};

export const addShare = (by: Tally['by'], name: string, { urls, weight }: { urls: number; weight: number }): void => {
  const share = by.get(name);
  if (share) {
    share.urls += urls;
    share.weight += weight;
  } else by.set(name, { urls, weight });
};
