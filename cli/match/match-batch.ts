import type { Experiment } from '../../src/experiments/engine/config';
import type { Io } from '../io/io';
import { plainLines } from '../io/messages';
import type { EvaluatorOptions } from './evaluate';
import { evaluator } from './evaluate';
import { matchJson } from './match-json';
import { matchText } from './match-text';
import type { Tally } from './tally';
import { tooLong } from './urls/too-long';

/** What is to be done with every URL; it can be handed to a thread. */
export interface MatchTask extends Omit<EvaluatorOptions, 'refused'> {
  experiments: readonly Experiment[];
  format: 'text' | 'json';
}

/** What came of some URLs: whole lines in UTF-8, ready to be written, and the counts. */
export interface BatchResult extends Tally {
  out: Uint8Array<ArrayBuffer>;
}

/**
 * Makes ready what `cobble match` does with URLs, here or in a thread.
 *
 * @param refused told of each pattern that the page refuses, in words
 */
export const matchBatch = (
  { experiments, format, ...options }: MatchTask,
  io: Pick<Io, 'paint' | 'columns'>,
  refused: (sentence: string) => void,
): ((urls: readonly string[]) => BatchResult) => {
  const evaluate = evaluator(experiments, { ...options, refused });
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
        // Only the summary needs the counts by name, and that is for people.
        if (format === 'text')
          for (const { name } of found.outcome.matched) tally.by.set(name, (tally.by.get(name) ?? 0) + 1);
      }
      out += render(url, found);
    }
    // A line of JSON begins with a brace: no runner takes it for a command.
    return { ...tally, out: new TextEncoder().encode(format === 'json' ? out : plainLines(out)) };
  };
};
