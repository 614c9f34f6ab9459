import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { LoadedConfig } from '../check/load-config';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { safeJson } from '../io/safe-json';
import { unwritable } from '../io/unwritable';
import { write } from '../io/write';
import { nameFilter } from '../match/name-filter';
import { caseFinding, caseJson, caseText } from '../report/case-results';
import { count } from '../report/count';
import { github } from '../report/github';
import type { JunitSuite } from '../report/junit';
import { junit } from '../report/junit';
import { type Missing, uncoveredFinding, uncoveredSaid, uncoveredText } from '../report/uncovered';
import { caseFile } from '../test/case-file';
import { configOfCases } from '../test/config-of-cases';
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

/** What no case shows and a case is proposed for. */
const PROPOSED = 100;

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
 * @throws CliError on wrong usage, or when a file can't be read or is not valid
 */
export const test = async (files: readonly string[], options: TestOptions, io: Io): Promise<number> => {
  const { format = 'text' } = options;
  const wanted = nameFilter(options.run);
  const least = percent(options.minCoverage);
  if (options.junit === '-')
    throw new CliError(
      '--junit - is no file: standard output has the results',
      'Name a file, as in --junit cobble.xml.',
    );
  const sets = [];
  for (const file of new Set(files.length > 0 ? files : await inFolder(io))) sets.push(await caseFile(file, io));
  const configs = new Map<string, Tested>();
  const suites: JunitSuite[] = [];
  for (const set of sets) {
    const { name, config, cases } = set;
    let known = configs.get(config);
    if (!known) {
      known = { loaded: await configOfCases(set, io), results: [] };
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
  // A part of the cases says nothing about what all of them reach.
  const idle = options.run === undefined ? reached.uncovered.filter(([, each]) => isIdle(each)) : [];
  const missing = isEnough ? [] : await missingOf(reached.uncovered);
  // Never more than there is; a config without experiments has nothing to cover.
  const shown = reached.points === 0 ? 100 : Math.floor((reached.covered * 10_000) / reached.points) / 100;
  if (format === 'json') await write(io.stdout, caseJson(results, shown));
  else if (format === 'github')
    await write(io.stdout, github([...failed.map(caseFinding), ...missing.map(uncoveredFinding)]), { commands: true });
  else await write(io.stdout, verdict(results.length, failed.length, io));
  if (least !== undefined)
    await write(format === 'text' ? io.stdout : io.stderr, coverageText(shown, least, missing, format, io));
  if (options.junit !== undefined) await save(resolve(io.cwd, options.junit), junit(suites));
  // What is listed above is not said twice.
  if (missing.length === 0) await nameIdle(idle, io);
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

/** Over all configs; what is not covered with its config. */
const coverageOf = (
  configs: readonly Tested[],
): { points: number; covered: number; uncovered: [LoadedConfig, Uncovered][] } => {
  let points = 0;
  const uncovered: [LoadedConfig, Uncovered][] = [];
  for (const { loaded, results } of configs) {
    const matched = new Set(results.flatMap(({ got }) => got?.experiments ?? []));
    const found = coverage(
      loaded.document,
      results.map((result) => result.test.url),
      matched,
    );
    points += found.points;
    uncovered.push(...found.uncovered.map((each): [LoadedConfig, Uncovered] => [loaded, each]));
  }
  return { points, covered: points - uncovered.length, uncovered };
};

/** What is not covered with cases that would cover it, for as many as anybody reads. */
const missingOf = async (uncovered: readonly [LoadedConfig, Uncovered][]): Promise<Missing[]> => {
  if (uncovered.length === 0) return [];
  // It brings a library: only what needs it waits for it.
  const { caseProposer } = await import('../test/case-proposer');
  const proposers = new Map<LoadedConfig, ReturnType<typeof caseProposer>>();
  return uncovered.map(([config, each], index) => {
    const propose = proposers.get(config) ?? caseProposer(config.experiments);
    proposers.set(config, propose);
    const proposed = index < PROPOSED ? propose(each) : undefined;
    return { file: config.document.name, uncovered: each, proposal: proposed && safeJson(proposed) };
  });
};

/** The coverage in a line, and what is missing where the format does not list it. */
const coverageText = (shown: number, least: number, missing: readonly Missing[], format: string, io: Io): string => {
  const { green, red, dim } = format === 'text' ? io.paint.out : io.paint.err;
  const rows = format === 'github' ? [] : missing;
  const head =
    missing.length === 0
      ? green(`coverage ${shown}%`)
      : `${red(`coverage ${shown}%`)}, and at least ${least}% is asked for${rows.length > 0 ? '; not covered:' : ''}`;
  const lines = rows.flatMap((each) => uncoveredText(each, uncoveredSaid[each.uncovered.kind], { dim }));
  return `${[head, ...lines].join('\n')}\n`;
};

const save = async (path: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw unwritable(path, error, 'Name another file with --junit.');
  }
};

const isIdle = ({ kind, refused }: Uncovered): boolean => kind === 'hit' && !refused;

const nameIdle = async (idle: readonly [LoadedConfig, Uncovered][], io: Io): Promise<void> => {
  if (idle.length === 0) return;
  const { yellow, dim } = io.paint.err;
  const rows = (await missingOf(idle.slice(0, SHOWN))).flatMap((each) => uncoveredText(each, '', { dim }));
  if (idle.length > SHOWN) rows.push(dim(`  and ${idle.length - SHOWN} more`));
  await write(
    io.stderr,
    `${yellow(count(idle.length, 'pattern is', 'patterns are'))} hit by no case:\n${rows.join('\n')}\n`,
  );
};
