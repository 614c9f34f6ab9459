import type { Experiment } from '../../src/experiments/engine/config';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import { type EvaluatorOptions, evaluator } from './evaluate';
import { matchJson } from './match-json';
import { matchText } from './match-text';
import { tooLong } from './urls/too-long';

export interface MatchTask extends EvaluatorOptions {
  experiments: readonly Experiment[];
  format: 'text' | 'json';
}

export interface Tally {
  all: number;
  matched: number;
  broken: number;
  /** By experiment; empty for JSON. */
  by: Map<string, number>;
}

export interface BatchResult extends Tally {
  /** Complete lines in UTF-8. */
  out: Uint8Array<ArrayBuffer>;
}

export const matchBatch = (
  { experiments, format, ...options }: MatchTask,
  io: Pick<Io, 'paint' | 'columns'>,
): ((urls: readonly string[]) => BatchResult) => {
  const evaluate = evaluator(experiments, options);
  const render =
    format === 'json' ? matchJson : (...found: Parameters<typeof matchJson>): string => matchText(...found, io);
  return (urls) => {
    const tally: Tally = { all: urls.length, matched: 0, broken: 0, by: new Map() };
    let out = '';
    for (const url of urls) {
      const found = tooLong(url) ? undefined : evaluate(url);
      if (!found) tally.broken++;
      else if (found.outcome.matched.length > 0) {
        tally.matched++;
        if (format === 'text')
          for (const { name } of found.outcome.matched) tally.by.set(name, (tally.by.get(name) ?? 0) + 1);
      }
      out += render(url, found);
    }
    // JSON lines begin with a brace, so CI runners never take them for commands.
    return { ...tally, out: new TextEncoder().encode(format === 'json' ? out : plainLines(out)) };
  };
};
