import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { LoadedConfig } from '../check/load-config';
import { loadConfig } from '../check/load-config';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { messageOf } from '../io/message-of';
import { write } from '../io/write';
import { nameFilter } from '../match/name-filter';
import { caseFinding } from '../report/case-finding';
import { caseJson } from '../report/case-json';
import { caseText } from '../report/case-text';
import { count } from '../report/count';
import type { Finding } from '../report/finding';
import { github } from '../report/github';
import type { JunitSuite } from '../report/junit';
import { junit } from '../report/junit';
import { uncoveredFinding } from '../report/uncovered-finding';
import { caseFile } from '../test/case-file';
import type { Uncovered } from '../test/coverage';
import { coverage } from '../test/coverage';
import { findCaseFiles } from '../test/find-case-files';
import type { CaseResult } from '../test/run-case';
import { runCase } from '../test/run-case';

/** Options of `cobble test`. */
export interface TestOptions {
  /** A file for JUnit XML. */
  junit?: string;
  /** Run only cases whose name this regular expression matches. */
  run?: string;
  /** `text` by default. */
  format?: 'text' | 'json' | 'github';
  /** How much of the configs the cases must show, in percent. */
  minCoverage?: string;
}

/** Idle patterns that are named one by one. */
const SHOWN = 10;

/** A config under test, and what the cases made of it. */
interface Tested {
  loaded: LoadedConfig;
  results: CaseResult[];
}

/**
 * `cobble test FILE…`: runs cases against configs with the page's own engine (CLI-2).
 *
 * @param files paths; `-` is standard input; none is the files of cases in the working directory
 * @returns 0, or 1 when a case fails or less is covered than must be
 * @throws CliError on wrong usage, or when a file can't be read or is not sound
 */
export const test = async (files: readonly string[], options: TestOptions, io: Io): Promise<number> => {
  const { format = 'text' } = options;
  const wanted = nameFilter(options.run);
  const least = percent(options.minCoverage);
  const sets = [];
  for (const file of new Set(files.length > 0 ? files : await inFolder(io))) sets.push(await caseFile(file, io));
  const configs = new Map<string, Tested>();
  const suites: JunitSuite[] = [];
  for (const { name, config, cases } of sets) {
    let known = configs.get(config);
    if (!known) {
      // A config named - is a file here: standard input is asked for on the command line alone.
      const loaded = await loadConfig(relative(io.cwd, config).replace(/^-$/, './-') || config, io);
      known = { loaded, results: [] };
      configs.set(config, known);
    }
    const { experiments } = known.loaded;
    const started = performance.now();
    const results = cases.filter((each) => wanted(each.name)).map((each) => runCase(name, each, experiments));
    suites.push({ name, results, seconds: (performance.now() - started) / 1000 });
    known.results.push(...results);
    if (results.length > 0 && format === 'text')
      await write(
        io.stdout,
        `${io.paint.out.bold(escapeControls(name))}\n${results.map((result) => caseText(result, io)).join('')}`,
      );
  }
  const results = suites.flatMap((suite) => suite.results);
  if (results.length === 0)
    throw noCases(
      sets.map(({ name }) => name),
      options.run,
    );
  const reached = coverageOf([...configs.values()]);
  const isEnough = least === undefined || reached.covered * 100 >= least * reached.points;
  const failed = results.filter(({ ok }) => !ok);
  const missing = isEnough ? [] : reached.uncovered.map(([file, each]) => uncoveredFinding(file, each));
  // Never more than there is; a config without experiments has nothing to cover.
  const shown = reached.points === 0 ? 100 : Math.floor((reached.covered * 10_000) / reached.points) / 100;
  if (format === 'json') await write(io.stdout, caseJson(results, shown));
  else if (format === 'github')
    await write(io.stdout, github([...failed.map(caseFinding), ...missing]), { commands: true });
  else await write(io.stdout, verdict(results.length, failed.length, io));
  if (least !== undefined)
    await write(format === 'text' ? io.stdout : io.stderr, coverageText(shown, least, missing, format, io));
  if (options.junit !== undefined) await save(resolve(io.cwd, options.junit), junit(suites));
  // A part of the cases says nothing about what all of them reach; what is listed above is not said twice.
  if (options.run === undefined && missing.length === 0) await nameIdle(reached.uncovered, io);
  return failed.length > 0 || !isEnough ? 1 : 0;
};

const inFolder = async (io: Io): Promise<string[]> => {
  const found = await findCaseFiles(io.cwd);
  if (found.length > 0) return found;
  throw new CliError(
    'cobble test needs at least one FILE: here is no cases.json, and nothing that ends in .cases.json',
    'Name the files of cases; - reads one from standard input; cobble init writes a first one.',
  );
};

const percent = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) > 100)
    throw new CliError(
      `--min-coverage ${text} is no percentage`,
      'Give a number from 0 to 100, as in --min-coverage 90.',
    );
  return Number(text);
};

const noCases = (files: readonly string[], run: string | undefined): CliError =>
  run === undefined
    ? new CliError(`there are no cases in ${files.join(', ')}`)
    : new CliError(
        `no case has a name that matches --run ${run}`,
        'Names are matched as a regular expression, case-sensitive.',
      );

const verdict = (all: number, failed: number, { paint }: Io): string => {
  const { green, red } = paint.out;
  return `${count(all, 'case')}: ${green(`${all - failed} passed`)}${failed > 0 ? `, ${red(`${failed} failed`)}` : ''}\n`;
};

/** Over all configs; what is not covered with its config's name. */
const coverageOf = (
  configs: readonly Tested[],
): { points: number; covered: number; uncovered: [string, Uncovered][] } => {
  let points = 0;
  const uncovered: [string, Uncovered][] = [];
  for (const { loaded, results } of configs) {
    const { document } = loaded;
    const matched = new Set(results.flatMap(({ got }) => got?.experiments ?? []));
    const found = coverage(
      document,
      results.map((result) => result.test.url),
      matched,
    );
    points += found.points;
    uncovered.push(...found.uncovered.map((each): [string, Uncovered] => [document.name, each]));
  }
  return { points, covered: points - uncovered.length, uncovered };
};

/** The coverage in a line, and what is missing where the format does not list it. */
const coverageText = (shown: number, least: number, missing: readonly Finding[], format: string, io: Io): string => {
  const { green, red } = format === 'text' ? io.paint.out : io.paint.err;
  const rows = format === 'github' ? [] : missing;
  const head =
    missing.length === 0
      ? green(`coverage ${shown}%`)
      : `${red(`coverage ${shown}%`)}, and at least ${least}% is asked for${rows.length > 0 ? '; not covered:' : ''}`;
  return `${[head, ...rows.map(({ file, line, column, message }) => `  ${escapeControls(`${file}:${line}:${column} ${message}`)}`)].join('\n')}\n`;
};

const save = async (path: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw new CliError(`cannot write ${path}: ${messageOf(error)}`);
  }
};

const nameIdle = async (uncovered: readonly [string, Uncovered][], io: Io): Promise<void> => {
  const idle = uncovered.filter(([, { kind, refused }]) => kind === 'hit' && !refused);
  if (idle.length === 0) return;
  const { yellow, dim } = io.paint.err;
  const rows = idle
    .slice(0, SHOWN)
    .map(([file, { line, column, what }]) => `  ${escapeControls(`${file}:${line}:${column} ${what}`)}`);
  if (idle.length > SHOWN) rows.push(dim(`  and ${idle.length - SHOWN} more`));
  await write(
    io.stderr,
    `${yellow(count(idle.length, 'pattern is', 'patterns are'))} hit by no case:\n${rows.join('\n')}\n`,
  );
};
