import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Experiment } from '../../src/experiments/engine/config';
import { describeProblem } from '../../src/experiments/engine/describe-problem';
import type { Problem } from '../../src/experiments/engine/problem';
import { loadConfig, whereToCheck } from '../check/load-config';
import { CliError } from '../io/errors';
import { expandGlobs } from '../io/expand-files';
import type { Io } from '../io/io';
import { escapeControls, grouped, shorten } from '../io/messages';
import { canParse } from '../io/urls';
import { write } from '../io/write';
import { batches } from '../match/batches';
import { checkFlights, checkSwitches } from '../match/check-flights';
import { addShare, type MatchTask, matchBatch, type Tally } from '../match/match-batch';
import { shareText } from '../match/share';
import { listBytes } from '../match/urls/list-bytes';
import type { ListedUrl } from '../match/urls/listed-url';
import { refuseNoUrls } from '../match/urls/refuse-no-urls';
import type { UrlListOptions } from '../match/urls/url-list';
import { count } from '../report/count';
import { percentText } from '../report/percent';
import { progress } from '../report/progress';

export interface MatchOptions {
  config?: string;
  atPage?: string;
  urls?: string[];
  column?: string;
  weight?: string;
  flights?: string[];
  enable?: string[];
  disable?: string[];
  disableAll?: boolean;
  explain?: boolean;
  /** `--jobs` has no effect, because one thread is fast enough. Cobble accepts the option for compatibility. */
  jobs?: string;
  format: 'text' | 'json';
}

/** With `--explain`, batches are smaller, because each URL prints a line per experiment. */
const BATCH_CHARACTERS = { usual: 65_536, explain: 16_384 };

const MAX_PROBLEMS = 3;

const MAX_ROWS = 10;

/**
 * Runs `cobble match --config FILE URL…` (CLI-2).
 *
 * @param given The URLs; a single `-` reads a list from standard input
 * @returns 0, or 1 if a URL can't be parsed, or if the page `atPage` lacks the tag
 */
export const match = async (given: readonly string[], options: MatchOptions, io: Io): Promise<number> => {
  if (options.atPage !== undefined) return matchPage(options.atPage, given, options, io);
  const { config, lists: listed, urls } = inputsOf(given, options);
  refuseFiles(urls, io.cwd);
  const lists = await expandGlobs(listed, io);
  const { experiments, problems: loadProblems } = await loadConfig(config, io);
  checkJobs(options.jobs);
  checkFlights(options.flights ?? [], experiments);
  checkSwitches(switchesOf(options), experiments);
  const problems = [...loadProblems];
  const task: MatchTask = {
    experiments,
    assigned: options.flights ?? [],
    switches: switchesOf(options),
    explain: options.explain,
    format: options.format,
    onProblem: (problem) => problems.push(problem),
  };
  const started = Date.now();
  const tally: Total = { all: 0, matched: 0, broken: 0, weight: { all: 0, matched: 0 }, bytes: 0, by: new Map() };
  const totalBytes = await listBytes(lists, io.cwd);
  const read = (bytes: number): void => {
    tally.bytes += bytes;
  };
  const input = allUrls(urls, lists, { column: options.column, weight: options.weight, read }, io);
  const matchUrls = matchBatch(task, io);

  const line = progress(io);
  let hasWarned = false;
  const warnOnce = async (): Promise<void> => {
    if (!hasWarned && problems.length > 0) await write(io.stderr, warnings(problems, config, io));
    hasWarned = true;
  };
  for await (const batch of batches(input, options.explain ? BATCH_CHARACTERS.explain : BATCH_CHARACTERS.usual)) {
    const { out, ...found } = matchUrls(batch);
    await warnOnce();
    add(tally, found);
    await write(io.stdout, out);
    line.show(() => progressText(tally, totalBytes, Date.now() - started));
  }
  await warnOnce();
  line.clear();
  refuseNoUrls(lists, tally.all);
  if (options.format === 'text')
    await write(io.stderr, summary(tally, { experiments, weight: options.weight, ms: Date.now() - started }, io));
  return tally.broken > 0 ? 1 : 0;
};

const switchesOf = ({ enable = [], disable = [], disableAll = false }: MatchOptions): MatchTask['switches'] => ({
  enable,
  disable,
  disableAll,
});

const matchPage = async (name: string, given: readonly string[], options: MatchOptions, io: Io): Promise<number> => {
  if (given.length > 0 || options.urls)
    throw new CliError(
      "--at-page can't be combined with other URLs",
      'Remove the other URLs, or use --config instead.',
    );
  const { evaluatePage } = await import('../at-page/evaluate-page');
  const { pageJson, pageText } = await import('../at-page/page-report');
  const engineOptions = { assigned: options.flights ?? [], switches: switchesOf(options) };
  const report = await evaluatePage({ name, config: options.config }, engineOptions, io);
  const text = options.format === 'json' ? pageJson(report, options.flights) : pageText(report, options.flights, io);
  await write(io.stdout, text);
  return report.tag ? 0 : 1;
};

async function* allUrls(
  urls: readonly string[],
  lists: readonly string[],
  options: UrlListOptions,
  io: Io,
): AsyncGenerator<readonly ListedUrl[]> {
  yield urls;
  if (lists.length === 0) return;
  const { urlList } = await import('../match/urls/url-list');
  for (const list of lists) yield* urlList(list, io, options);
}

interface Total extends Tally {
  bytes: number;
}

const add = (to: Tally, { all, matched, broken, weight, by }: Tally): void => {
  to.all += all;
  to.matched += matched;
  to.broken += broken;
  to.weight.all += weight.all;
  to.weight.matched += weight.matched;
  for (const [name, share] of by) addShare(to.by, name, share);
};

const checkJobs = (jobs = '1'): void => {
  if (!/^\d*[1-9]\d*$/.test(jobs))
    throw new CliError(`--jobs ${jobs} isn't a number of threads`, 'Use a whole number from 1.');
};

const inputsOf = (
  given: readonly string[],
  { config, urls = [], column, weight }: MatchOptions,
): { config: string; lists: string[]; urls: readonly string[] } => {
  if (config === undefined) {
    const [file] = given.filter((each) => /\.json$/i.test(each));
    throw new CliError(
      'cobble match needs --config FILE',
      file === undefined
        ? 'Name the config as a file or an http URL, or - for standard input.'
        : `Write --config ${file}.`,
    );
  }
  const isStdin = given.length === 1 && given[0] === '-';
  const lists = isStdin ? ['-', ...urls] : urls;
  if (given.length === 0 && urls.length === 0)
    throw new CliError('cobble match needs a URL', 'Give URLs, --urls FILE, or - to read a list from standard input.');
  if (urls.length === 0 && !isStdin) refuseColumns({ column, weight });
  if ([config, ...lists].filter((name) => name === '-').length > 1)
    throw new CliError('only one option can read from standard input', 'Use - once: for --config, --urls or the URLs.');
  return { config, lists, urls: isStdin ? [] : given };
};

/** The shell expands `--urls lists/*.csv`: the first file belongs to `--urls`, and the others are read as URLs. */
const refuseFiles = (urls: readonly string[], cwd: string): void => {
  const file = urls.find((url) => !canParse(url) && existsSync(resolve(cwd, url)));
  if (file === undefined) return;
  throw new CliError(
    `${file} is a file, not a URL`,
    `Use --urls ${file}. Quote patterns, so that the shell doesn't expand them: --urls 'lists/*.csv'.`,
  );
};

const refuseColumns = (options: Pick<MatchOptions, 'column' | 'weight'>): void => {
  const [name] = Object.entries(options).find(([, value]) => value !== undefined) ?? [];
  if (name) throw new CliError(`--${name} needs --urls FILE`, 'Name a .csv, .tsv or .ndjson file.');
};

const warnings = (problems: readonly Problem[], config: string, { paint }: Io): string => {
  const more = problems.length > MAX_PROBLEMS ? `and ${problems.length - MAX_PROBLEMS} more; ` : '';
  return [...problems.slice(0, MAX_PROBLEMS).map(describeProblem), `${more}${whereToCheck(config)}`]
    .map((note) => `${paint.err.yellow('cobble:')} ${escapeControls(shorten(note))}\n`)
    .join('');
};

const progressText = ({ all, bytes }: Total, totalBytes: number | undefined, ms: number): string =>
  `${percentText(bytes, totalBytes)}${count(all, 'URL')}, ${(bytes / 1e6).toFixed(0)} MB, ${grouped(Math.round(all / ms))} thousand a second`;

interface Matched {
  readonly experiments: readonly Experiment[];
  readonly weight: string | undefined;
  readonly ms: number;
}

const summary = (tally: Tally, match: Matched, io: Io): string => {
  const { all, matched, broken, weight } = tally;
  const { green, red, dim } = io.paint.err;
  const share = match.weight === undefined ? '' : ` (${shareText(weight.matched, weight.all, match.weight)})`;
  const parts = [
    green(`${grouped(matched)} with an experiment${escapeControls(share)}`),
    `${grouped(all - matched - broken)} without`,
  ];
  if (broken > 0) parts.push(red(`${grouped(broken)} invalid`));
  const time = match.ms > 2000 ? dim(` in ${(match.ms / 1000).toFixed(1)} s`) : '';
  const rows = all > 1 && match.experiments.length > 0 ? experimentRows(tally, match, io) : '';
  return `${count(all, 'URL')}: ${parts.join(', ')}${time}\n${rows}`;
};

const experimentRows = (
  { by, weight }: Tally,
  { experiments, weight: column }: Matched,
  { paint, columns }: Io,
): string => {
  const { dim } = paint.err;
  const rows = [...by]
    .sort(([, a], [, b]) => b.weight - a.weight || b.urls - a.urls)
    .map(([name, share]) => ({ name: escapeControls(name), ...share }));
  const shown = rows.slice(0, MAX_ROWS);
  const width = Math.min(columns - 16, Math.max(0, ...shown.map(({ name }) => name.length)));
  const lines = shown.map(({ name, urls, weight: own }) => {
    const share = column === undefined ? '' : `  ${escapeControls(shareText(own, weight.all, column))}`;
    return `  ${name.padEnd(width)}  ${grouped(urls).padStart(9)}${share}\n`;
  });
  if (rows.length > MAX_ROWS) lines.push(dim(`  and ${count(rows.length - MAX_ROWS, 'more experiment')}\n`));
  const never = experiments.filter(({ name }) => !by.has(name)).length;
  if (never > 0) lines.push(dim(`  ${count(never, 'experiment matches', 'experiments match')} none of the URLs\n`));
  return lines.join('');
};
