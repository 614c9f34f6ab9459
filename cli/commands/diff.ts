import { loadConfig, whereToCheck } from '../check/load-config';
import { changeJson } from '../diff/change-json';
import { changeText } from '../diff/change-text';
import type { Comparer } from '../diff/comparer';
import { comparer } from '../diff/comparer';
import type { UrlChange } from '../diff/url-change';
import { CliError } from '../io/errors';
import { expandGlobs } from '../io/expand-files';
import type { Io } from '../io/io';
import { escapeControls, grouped, shorten, sourceName } from '../io/messages';
import { parseUrl } from '../io/urls';
import { write } from '../io/write';
import { batches } from '../match/batches';
import { checkFlights } from '../match/check-flights';
import { shareText } from '../match/share';
import { listBytes } from '../match/urls/list-bytes';
import { type ListedUrl, rowOf, urlOf, weightOf } from '../match/urls/listed-url';
import { refuseNoUrls } from '../match/urls/refuse-no-urls';
import { urlList } from '../match/urls/url-list';
import { FIX_URLS, type UrlProblem, urlProblem } from '../match/urls/url-problem';
import { count } from '../report/count';
import { percentText } from '../report/percent';
import { progress } from '../report/progress';

export interface DiffOptions {
  urls?: string[];
  column?: string;
  weight?: string;
  /** Default: every flight of each config. */
  flights?: string[];
  format: 'text' | 'json';
}

const BATCH_CHARACTERS = 16_384;

interface DiffTally {
  all: number;
  changed: number;
  bytes: number;
  weight: { all: number; changed: number };
  broken: number;
  firstBroken: string;
  problem: UrlProblem | undefined;
}

/**
 * Runs `cobble diff OLD NEW --urls FILE` (interface 9).
 *
 * @param files the two configs; `-` is standard input
 * @returns 0 if nothing changes, otherwise 1
 */
export const diff = async (files: readonly [string, string], options: DiffOptions, io: Io): Promise<number> => {
  const lists = await expandGlobs(listsOf(files, options), io);
  const [before, after] = [await loadConfig(files[0], io), await loadConfig(files[1], io)];
  checkFlights(options.flights ?? [], [...before.experiments, ...after.experiments]);
  const { compare, refused } = comparer(before.experiments, after.experiments, options.flights);
  await warnOfProblems(files[0], before.problems.length + refused.before, io);
  await warnOfProblems(files[1], after.problems.length + refused.after, io);

  const isJson = options.format === 'json';
  const line = progress(io);
  const tally: DiffTally = {
    all: 0,
    changed: 0,
    bytes: 0,
    weight: { all: 0, changed: 0 },
    broken: 0,
    firstBroken: '',
    problem: undefined,
  };
  const totalBytes = await listBytes(lists, io.cwd);
  for await (const batch of batches(allUrls(lists, options, tally, io), BATCH_CHARACTERS)) {
    let out = '';
    for (const listed of batch) {
      const change = compareUrl(listed, compare, tally);
      if (change)
        out += isJson ? changeJson(urlOf(listed), change, rowOf(listed)) : changeText(urlOf(listed), change, io);
    }
    // JSON lines begin with a brace, so CI runners don't mistake them for commands.
    await write(io.stdout, isJson ? new TextEncoder().encode(out) : out);
    line.show(
      () => `${percentText(tally.bytes, totalBytes)}${count(tally.all, 'URL')}, ${grouped(tally.changed)} changed`,
    );
  }
  line.clear();
  refuseNoUrls(lists, tally.all);
  if (!isJson) await write(io.stdout, summary(tally, options.weight, io));
  // Fail if invalid URLs were skipped, because experiments on their pages may have changed.
  if (tally.broken > 0) throw notCompared(tally);
  return tally.changed > 0 ? 1 : 0;
};

const listsOf = (files: readonly string[], { urls = [] }: DiffOptions): readonly string[] => {
  if (urls.length === 0)
    throw new CliError('cobble diff needs --urls FILE', 'Name a list of URLs or a sitemap, or - for standard input.');
  if ([...files, ...urls].filter((name) => name === '-').length > 1)
    throw new CliError(
      'only one argument can read from standard input',
      'Use - once: for one of the configs or for --urls.',
    );
  return urls;
};

async function* allUrls(
  lists: readonly string[],
  { column, weight }: DiffOptions,
  tally: DiffTally,
  io: Io,
): AsyncGenerator<readonly ListedUrl[]> {
  const read = (bytes: number): void => {
    tally.bytes += bytes;
  };
  for (const list of lists) yield* urlList(list, io, { column, weight, read });
}

const compareUrl = (listed: ListedUrl, compare: Comparer['compare'], tally: DiffTally): UrlChange | undefined => {
  const url = urlOf(listed);
  tally.all++;
  tally.weight.all += weightOf(listed);
  const problem = urlProblem(url);
  const parsed = problem === undefined ? parseUrl(url) : undefined;
  if (!parsed) {
    tally.firstBroken ||= url;
    tally.problem ??= problem;
    tally.broken++;
    return undefined;
  }
  const change = compare(parsed);
  if (change) {
    tally.changed++;
    tally.weight.changed += weightOf(listed);
  }
  return change;
};

const notCompared = ({ broken, firstBroken, problem }: DiffTally): CliError => {
  const which = broken > 1 ? `${shorten(firstBroken)}, …` : shorten(firstBroken);
  const why = problem ? `; ${broken > 1 ? 'for some, ' : ''}${problem.text}` : '';
  return new CliError(`skipped ${count(broken, 'invalid URL')}: ${which}${why}`, problem?.fix ?? FIX_URLS);
};

const warnOfProblems = async (name: string, problems: number, { stderr, paint }: Io): Promise<void> => {
  if (problems === 0) return;
  const warning = `the page skips ${count(problems, 'part')} of ${sourceName(name)}; ${whereToCheck(name)}`;
  await write(stderr, `${paint.err.yellow('cobble:')} ${escapeControls(warning)}\n`);
};

const summary = ({ all, changed, broken, weight }: DiffTally, column: string | undefined, { paint }: Io): string => {
  const compared = count(all - broken, 'URL');
  const share = column === undefined ? '' : `, ${escapeControls(shareText(weight.changed, weight.all, column))},`;
  const text = `${grouped(changed)} of ${compared}${share} ${changed === 1 ? 'changes' : 'change'}`;
  return `${changed > 0 ? paint.out.bold(text) : paint.out.green(text)}\n`;
};
