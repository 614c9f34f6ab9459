import { loadConfig, whereToCheck } from '../check/load-config';
import { CliError } from '../io/errors';
import { expandGlobs } from '../io/expand-files';
import type { Io } from '../io/io';
import { escapeControls, shorten, sourceName } from '../io/messages';
import { parseUrl } from '../io/urls';
import { write } from '../io/write';
import { listBytes } from '../match/urls/list-bytes';
import { urlOf, weightOf } from '../match/urls/listed-url';
import { refuseNoUrls } from '../match/urls/refuse-no-urls';
import { urlList } from '../match/urls/url-list';
import { FIX_URLS, urlProblem } from '../match/urls/url-problem';
import { type UrlCounter, urlCounter } from '../overlap/count-urls';
import { findOverlaps, type Overlap } from '../overlap/find-overlaps';
import {
  isSharing,
  type ListTotal,
  type OverlapRow,
  overlapJson,
  overlapSummary,
  overlapText,
} from '../overlap/overlap-output';
import { count } from '../report/count';
import { percentText } from '../report/percent';
import { progress } from '../report/progress';

export interface OverlapOptions {
  config?: string;
  urls?: string[];
  column?: string;
  weight?: string;
  format: 'text' | 'json';
}

/**
 * Runs `cobble overlap --config FILE` (interface 10).
 *
 * @returns 0, or 1 if two experiments that can run on the same page share a flight or a file
 */
export const overlap = async (options: OverlapOptions, io: Io): Promise<number> => {
  const config = configOf(options);
  const { experiments, problems } = await loadConfig(config, io);
  let rejected = 0;
  const line = progress(io);
  const pairs = (experiments.length * (experiments.length - 1)) / 2;
  const overlaps = findOverlaps(
    experiments,
    (pair) => line.show(() => `${percentText(pair, pairs)}${count(pair, 'pair')} compared`),
    () => rejected++,
  );
  line.clear();
  await warnOfSkipped(config, problems.length + rejected, io);
  const counter = urlCounter(experiments, overlaps);
  const total = await countUrls(counter, options, io);
  const rows = overlaps.flatMap((each) => rowOf(each, options.urls && counter) ?? []);
  const isJson = options.format === 'json';
  for (const row of rows) await write(io.stdout, isJson ? overlapJson(row, total) : overlapText(row, total, io));
  if (!isJson) await write(io.stdout, overlapSummary(rows, io));
  await warnOfUnknown(overlaps.length - rows.length, options.urls !== undefined, io);
  return rows.some(isSharing) ? 1 : 0;
};

const configOf = ({ config, urls = [], ...columns }: OverlapOptions): string => {
  if (config === undefined)
    throw new CliError(
      'cobble overlap needs --config FILE',
      'Name the config as a file or an http URL, or - for standard input.',
    );
  if ([config, ...urls].filter((name) => name === '-').length > 1)
    throw new CliError('only one option can read from standard input', 'Use - once: for --config or for --urls.');
  const column = (['column', 'weight'] as const).find((name) => columns[name] !== undefined);
  if (urls.length === 0 && column !== undefined)
    throw new CliError(`--${column} needs --urls FILE`, 'Name a .csv, .tsv or .ndjson file.');
  return config;
};

const countUrls = async (
  counter: UrlCounter,
  { urls = [], column, weight }: OverlapOptions,
  io: Io,
): Promise<ListTotal> => {
  const lists = await expandGlobs(urls, io);
  const total = { urls: 0, weight: 0, bytes: 0 };
  const line = progress(io);
  const totalBytes = await listBytes(lists, io.cwd);
  const read = (bytes: number): void => {
    total.bytes += bytes;
  };
  for (const list of lists)
    for await (const batch of urlList(list, io, { column, weight, read })) {
      for (const listed of batch) {
        const problem = urlProblem(urlOf(listed));
        const url = problem === undefined ? parseUrl(urlOf(listed)) : undefined;
        if (!url)
          throw new CliError(
            `${sourceName(list)} has an invalid URL: ${shorten(urlOf(listed))}${problem ? `; ${problem.text}` : ''}`,
            problem?.fix ?? FIX_URLS,
          );
        total.urls++;
        total.weight += weightOf(listed);
        counter.add(url, weightOf(listed));
      }
      line.show(() => `${percentText(total.bytes, totalBytes)}${count(total.urls, 'URL')}`);
    }
  line.clear();
  refuseNoUrls(lists, total.urls);
  return { ...total, column: weight };
};

const rowOf = (found: Overlap, counter: UrlCounter | undefined): OverlapRow | undefined => {
  const share = counter && (counter.shareOf(found) ?? { urls: 0, weight: 0, first: '' });
  const witness = found.witness ?? (share?.first || undefined);
  return witness === undefined ? undefined : { ...found, witness, share };
};

const warnOfSkipped = async (config: string, parts: number, { stderr, paint }: Io): Promise<void> => {
  if (parts === 0) return;
  const warning = `the page skips ${count(parts, 'part')} of ${sourceName(config)}; ${whereToCheck(config)}`;
  await write(stderr, `${paint.err.yellow('cobble:')} ${escapeControls(warning)}\n`);
};

const warnOfUnknown = async (pairs: number, hasList: boolean, { stderr, paint }: Io): Promise<void> => {
  if (pairs === 0) return;
  const fix = hasList ? '' : '. Fix: add your URLs with --urls';
  await write(
    stderr,
    `${paint.err.yellow('cobble:')} the patterns of ${count(pairs, 'more pair')} are too complex to tell whether both can run on a page${fix}\n`,
  );
};
