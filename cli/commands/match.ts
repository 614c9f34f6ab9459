import type { Experiment } from '../../src/experiments/engine/config';
import { describeProblem, type Problem } from '../../src/experiments/engine/problem';
import { loadConfig } from '../check/load-config';
import { whereToCheck } from '../check/where-to-check';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { shorten } from '../io/shorten';
import { write } from '../io/write';
import { batches } from '../match/batches';
import type { MatchTask, Tally } from '../match/match-batch';
import { matchBatch } from '../match/match-batch';
import { urlList } from '../match/urls/url-list';
import { count } from '../report/count';
import { progress } from '../report/progress';

/** Options of `cobble match`. */
export interface MatchOptions {
  config?: string;
  /** The http URL of a page whose own settings and config count. */
  atPage?: string;
  /** Lists of URLs: files, or `-`. */
  urls?: string[];
  /** What the assignment lists. */
  flights?: string[];
  enable?: string[];
  disable?: string[];
  disableAll?: boolean;
  explain?: boolean;
  /** Has no effect: one thread is fast enough. A number from 1. */
  jobs?: string;
  format: 'text' | 'json';
}

/** Characters of URLs that are worked on at a time; with reasons less, as each URL has a line for every experiment. */
const BATCH = { usual: 65_536, explain: 16_384 };

/**
 * `cobble match --config FILE URL…`: says what pages run, with the page's own engine (CLI-2).
 *
 * @param asked URLs; a lone `-` reads a list from standard input
 * @returns 0, or 1 when a URL can't be parsed
 * @throws CliError on wrong usage, or when a file can't be read
 */
export const match = async (asked: readonly string[], options: MatchOptions, io: Io): Promise<number> => {
  if (options.atPage !== undefined) return atPage(options.atPage, asked, options, io);
  const { config, lists, urls } = sources(asked, options);
  const loaded = await loadConfig(config, io);
  checkJobs(options.jobs);
  const { experiments } = loaded;
  const problems = [...loaded.problems];
  const task: MatchTask = {
    experiments,
    assigned: options.flights ?? [],
    switches: switchesBy(options),
    explain: options.explain,
    format: options.format,
    onProblem: (problem) => problems.push(problem),
  };
  const line = progress(io);
  const started = Date.now();
  const tally: Tally & { bytes: number } = { all: 0, matched: 0, broken: 0, bytes: 0, by: new Map() };
  const given = async function* (): AsyncGenerator<readonly string[]> {
    yield urls;
    const read = (bytes: number): void => {
      tally.bytes += bytes;
    };
    for (const list of lists) yield* urlList(list, io, { read });
  };
  const run = matchBatch(task, io);
  let complained = false;
  const complain = async (): Promise<void> => {
    if (!complained && problems.length > 0) await write(io.stderr, complaints(problems, config, io));
    complained = true;
  };
  for await (const batch of batches(given(), options.explain ? BATCH.explain : BATCH.usual)) {
    const { out, ...found } = run(batch);
    await complain();
    add(tally, found);
    // Waits for a slow reader, so that nothing piles up.
    await write(io.stdout, out);
    line.show(
      () =>
        `${count(tally.all, 'URL')}, ${(tally.bytes / 1e6).toFixed(0)} MB, ${Math.round(tally.all / (Date.now() - started)).toLocaleString('en-US')} thousand a second`,
    );
  }
  await complain();
  line.clear();
  if (options.format === 'text') await write(io.stderr, summary(tally, experiments, Date.now() - started, io));
  return tally.broken > 0 ? 1 : 0;
};

const switchesBy = ({ enable = [], disable = [], disableAll = false }: MatchOptions): MatchTask['switches'] => ({
  enable,
  disable,
  disableAll,
});

/** What a published page would run, by its own tag, settings and config. */
const atPage = async (name: string, asked: readonly string[], options: MatchOptions, io: Io): Promise<number> => {
  if (asked.length > 0 || options.urls)
    throw new CliError('--at-page is about one page', 'Leave out the other URLs, or take --config instead.');
  // It brings a parser of HTML: only what needs it waits for it.
  const { lookAtPage } = await import('../at-page/look-at-page');
  const by = { assigned: options.flights ?? [], switches: switchesBy(options) };
  const report = await lookAtPage(name, options.config, by, io);
  const { pageJson } = await import('../at-page/page-json');
  const { pageText } = await import('../at-page/page-text');
  const text = options.format === 'json' ? pageJson(report, options.flights) : pageText(report, options.flights, io);
  await write(io.stdout, text);
  return report.tag ? 0 : 1;
};

/** Adds counts to others. */
const add = (to: Tally, { all, matched, broken, by }: Tally): void => {
  to.all += all;
  to.matched += matched;
  to.broken += broken;
  for (const [name, times] of by) to.by.set(name, (to.by.get(name) ?? 0) + times);
};

const checkJobs = (jobs = '1'): void => {
  if (!/^\d*[1-9]\d*$/.test(jobs))
    throw new CliError(`--jobs ${jobs} is no number of threads`, 'Give a whole number from 1.');
};

/** Sorts out who reads what; standard input can be read once. */
const sources = (
  given: readonly string[],
  { config, urls = [] }: MatchOptions,
): { config: string; lists: string[]; urls: readonly string[] } => {
  if (config === undefined)
    throw new CliError(
      'cobble match needs --config FILE',
      'Name the experiment config, as a file or by its http URL; - reads it from standard input.',
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
const complaints = (problems: readonly Problem[], config: string, { paint }: Io): string => {
  const more = problems.length > SHOWN ? `and ${problems.length - SHOWN} more; ` : '';
  return [...problems.slice(0, SHOWN).map(describeProblem), `${more}${whereToCheck(config)}`]
    .map((note) => `${paint.err.yellow('cobble:')} ${escapeControls(shorten(note))}\n`)
    .join('');
};

/** Problems of the config that are named one by one. */
const SHOWN = 3;

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
