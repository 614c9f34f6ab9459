import type { Experiment } from '../../src/experiments/engine/config';
import { loadConfig } from '../check/load-config';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { shorten } from '../io/shorten';
import { write } from '../io/write';
import { evaluator } from '../match/evaluate';
import { matchJson } from '../match/match-json';
import { matchText } from '../match/match-text';
import { urlList } from '../match/urls/url-list';
import { count } from '../report/count';
import { progress } from '../report/progress';

/** Options of `cobble match`. */
export interface MatchOptions {
  config?: string;
  /** Lists of URLs: files, or `-`. */
  urls?: string[];
  /** What the assignment lists. */
  flights?: string[];
  enable?: string[];
  disable?: string[];
  disableAll?: boolean;
  explain?: boolean;
  format: 'text' | 'json';
}

/** Output is handed on in pieces of about this many characters. */
const PIECE = 65_536;

/**
 * `cobble match --config FILE URL…`: says what pages run, with the page's own engine (CLI-2).
 *
 * @param given URLs; a lone `-` reads a list from standard input
 * @returns 0, or 1 when a URL can't be parsed
 * @throws CliError on wrong usage, or when a file can't be read
 */
export const match = async (given: readonly string[], options: MatchOptions, io: Io): Promise<number> => {
  const { config, lists, urls } = sources(given, options);
  const loaded = await loadConfig(config, io);
  const { experiments } = loaded;
  const problems = [...loaded.problems];
  const evaluate = evaluator(experiments, {
    refused: (sentence) => problems.push(sentence),
    assigned: options.flights ?? [],
    switches: { enable: options.enable ?? [], disable: options.disable ?? [], disableAll: options.disableAll ?? false },
    explain: options.explain,
  });
  if (problems.length > 0) await write(io.stderr, complaints(problems, config, io));
  const line = progress(io);
  const started = Date.now();
  const tally = { all: 0, matched: 0, broken: 0, bytes: 0, by: new Map<string, number>() };
  const render =
    options.format === 'json' ? matchJson : (...found: Parameters<typeof matchJson>): string => matchText(...found, io);
  let out = '';
  const take = async (batch: readonly string[]): Promise<void> => {
    for (const text of batch) {
      const found = evaluate(text);
      tally.all++;
      if (!found) tally.broken++;
      else if (found.matched.length > 0) {
        tally.matched++;
        for (const { name } of found.matched) tally.by.set(name, (tally.by.get(name) ?? 0) + 1);
      }
      out += render(text, found);
      if (out.length < PIECE) continue;
      // Waits for a slow reader, so that nothing piles up.
      await write(io.stdout, out);
      out = '';
    }
    line.show(
      () =>
        `${count(tally.all, 'URL')}, ${(tally.bytes / 1e6).toFixed(0)} MB, ${Math.round(tally.all / (Date.now() - started)).toLocaleString('en-US')} thousand a second`,
    );
  };
  await take(urls);
  for (const list of lists) {
    const events = {
      read: (bytes: number) => {
        tally.bytes += bytes;
      },
    };
    for await (const batch of urlList(list, io, events)) await take(batch);
  }
  await write(io.stdout, out);
  line.clear();
  if (options.format === 'text') await write(io.stderr, summary(tally, experiments, Date.now() - started, io));
  return tally.broken > 0 ? 1 : 0;
};

/** Sorts out who reads what; standard input can be read once. */
const sources = (
  given: readonly string[],
  { config, urls = [] }: MatchOptions,
): { config: string; lists: string[]; urls: readonly string[] } => {
  if (config === undefined)
    throw new CliError(
      'cobble match needs --config FILE',
      'Name the experiment config; - reads it from standard input.',
    );
  const alone = given.length === 1 && given[0] === '-';
  const lists = alone ? ['-', ...urls] : urls;
  if (given.length === 0 && urls.length === 0)
    throw new CliError('cobble match needs a URL', 'Give URLs, --urls FILE, or - to read a list from standard input.');
  if ([config, ...lists].filter((name) => name === '-').length > 1)
    throw new CliError('standard input is asked for twice', 'Use - for one of --config, --urls and the URLs.');
  return { config, lists, urls: alone ? [] : given };
};

/** What the page leaves out of the config, in a few lines. */
const complaints = (problems: readonly string[], config: string, { paint }: Io): string => {
  const more = problems.length > SHOWN ? `and ${problems.length - SHOWN} more; ` : '';
  return [...problems.slice(0, SHOWN), `${more}cobble check ${config} says where and how to mend it`]
    .map((note) => `${paint.err.yellow('cobble:')} ${escapeControls(shorten(note))}\n`)
    .join('');
};

/** Problems of the config that are named one by one. */
const SHOWN = 3;

interface Tally {
  all: number;
  matched: number;
  broken: number;
  bytes: number;
  by: Map<string, number>;
}

const summary = (
  { all, matched, broken, by }: Tally,
  experiments: readonly Experiment[],
  milliseconds: number,
  {
    paint: {
      err: { green, red, dim },
    },
    columns,
  }: Io,
): string => {
  const parts = [
    `${green(`${matched.toLocaleString('en-US')} on an experiment`)}`,
    `${(all - matched - broken).toLocaleString('en-US')} on none`,
  ];
  if (broken > 0) parts.push(red(`${broken.toLocaleString('en-US')} can't be parsed`));
  const speed = milliseconds > 2000 ? dim(` in ${(milliseconds / 1000).toFixed(1)} s`) : '';
  let text = `${count(all, 'URL')}: ${parts.join(', ')}${speed}\n`;
  if (all > 1 && experiments.length > 0) {
    const rows = [...by].sort((a, b) => b[1] - a[1]).map(([name, times]) => [escapeControls(name), times] as const);
    const wide = Math.min(columns - 16, Math.max(0, ...rows.slice(0, 10).map(([name]) => name.length)));
    for (const [name, times] of rows.slice(0, 10))
      text += `  ${name.padEnd(wide)}  ${times.toLocaleString('en-US').padStart(9)}\n`;
    const never = experiments.filter(({ name }) => !by.has(name)).length;
    if (rows.length > 10) text += dim(`  and ${count(rows.length - 10, 'other experiment')}\n`);
    if (never > 0) text += dim(`  ${count(never, 'experiment matches', 'experiments match')} none of them\n`);
  }
  return text;
};
