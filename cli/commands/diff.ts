import type { LoadedConfig } from '../check/load-config';
import { loadConfig } from '../check/load-config';
import { whereToCheck } from '../check/where-to-check';
import { changeJson } from '../diff/change-json';
import { changeText } from '../diff/change-text';
import { comparer } from '../diff/comparer';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { parseUrl } from '../io/parse-url';
import { shorten } from '../io/shorten';
import { sourceName } from '../io/source-name';
import { write } from '../io/write';
import { batches } from '../match/batches';
import { tooLong } from '../match/urls/too-long';
import { urlList } from '../match/urls/url-list';
import { count } from '../report/count';
import { progress } from '../report/progress';

/** Options of `cobble diff`. */
export interface DiffOptions {
  /** Lists of URLs: files, http URLs, or `-`. */
  urls?: string[];
  /** What the assignment lists; without it, every flight of each config. */
  flights?: string[];
  format: 'text' | 'json';
}

/** Characters of URLs that are worked on at a time. */
const BATCH = 16_384;

/**
 * `cobble diff OLD NEW --urls FILE`: what changes on which URLs between two configs (interface 9), by the page's own
 * engine. The switches in a URL's query count.
 *
 * @param files the two configs; `-` is standard input
 * @returns 0 when every page runs the same, 1 when something changes
 * @throws CliError on wrong usage, or when a file or a URL can't be read
 */
export const diff = async (files: readonly [string, string], options: DiffOptions, io: Io): Promise<number> => {
  const lists = options.urls ?? [];
  if (lists.length === 0)
    throw new CliError('cobble diff needs --urls FILE', 'Name a list of URLs or a sitemap; - reads standard input.');
  if ([...files, ...lists].filter((name) => name === '-').length > 1)
    throw new CliError('standard input is asked for twice', 'Use - for one of the configs and --urls.');
  const [before, after] = [await loadConfig(files[0], io), await loadConfig(files[1], io)];
  const { compare, refused } = comparer(before.experiments, after.experiments, options.flights);
  await complain(before, refused.before, files[0], io);
  await complain(after, refused.after, files[1], io);
  const line = progress(io);
  const tally = { all: 0, changed: 0, broken: 0, first: '', long: '' };
  for await (const batch of batches(allOf(lists, io), BATCH)) {
    let out = '';
    for (const url of batch) {
      tally.all++;
      const parsed = tooLong(url) ? undefined : parseUrl(url);
      if (!parsed) {
        tally.first ||= url;
        tally.long ||= tooLong(url) ?? '';
        tally.broken++;
        continue;
      }
      const change = compare(parsed);
      if (!change) continue;
      tally.changed++;
      out += options.format === 'json' ? changeJson(url, change) : changeText(url, change, io);
    }
    // A line of JSON begins with a brace: no runner takes it for a command.
    await write(io.stdout, options.format === 'json' ? new TextEncoder().encode(out) : out);
    line.show(() => `${count(tally.all, 'URL')}, of which ${tally.changed.toLocaleString('en-US')} change`);
  }
  line.clear();
  if (options.format === 'text') await write(io.stdout, summary(tally.changed, tally.all - tally.broken, io));
  // What was not compared can't be called the same.
  if (tally.broken > 0)
    throw new CliError(
      `${count(tally.broken, 'line is', 'lines are')} no URL that can be parsed, and ${tally.broken === 1 ? 'was' : 'were'} not compared: ${shorten(tally.first)}${tally.broken > 1 ? ' is the first' : ''}${tally.long && `; ${tally.broken > 1 ? 'for some of them ' : ''}${tally.long}`}`,
      'Write whole URLs, as https://www.example.com/store.',
    );
  return tally.changed > 0 ? 1 : 0;
};

async function* allOf(lists: readonly string[], io: Io): AsyncGenerator<readonly string[]> {
  for (const list of lists) yield* urlList(list, io);
}

/** Counts on stderr what the page leaves out of a config. */
const complain = async ({ problems }: LoadedConfig, refused: number, name: string, io: Io): Promise<void> => {
  const left = problems.length + refused;
  if (left > 0)
    await write(
      io.stderr,
      `${io.paint.err.yellow('cobble:')} ${escapeControls(`the page leaves out ${count(left, 'part')} of ${sourceName(name)}; ${whereToCheck(name)}`)}\n`,
    );
};

const summary = (changed: number, all: number, { paint }: Io): string => {
  const text = `${changed.toLocaleString('en-US')} of ${count(all, 'URL')} ${changed === 1 ? 'changes' : 'change'}`;
  return `${changed > 0 ? paint.out.bold(text) : paint.out.green(text)}\n`;
};
