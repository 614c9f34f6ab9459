import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { LoadedConfig } from '../check/load-config';
import { CliError, unwritable } from '../io/errors';
import { expandFiles, type FolderSearch } from '../io/expand-files';
import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { escapeControls } from '../io/messages';
import { isAddress } from '../io/urls';
import { write } from '../io/write';
import { nameFilter } from '../match/name-filter';
import { caseFinding, caseJson, caseText } from '../report/case-results';
import { count } from '../report/count';
import { github } from '../report/github';
import type { JunitSuite } from '../report/junit';
import { junit } from '../report/junit';
import { type Missing, uncoveredFinding, uncoveredSaid, uncoveredText } from '../report/uncovered';
import { type CaseFile, caseFile } from '../test/case-file';
import { checkCaseFlights } from '../test/check-case-flights';
import { configOfCases } from '../test/config-of-cases';
import type { Uncovered } from '../test/coverage';
import { coverage } from '../test/coverage';
import { findCaseFiles } from '../test/find-case-files';
import type { CaseResult } from '../test/run-case';
import { runCase } from '../test/run-case';
import { repeatOnChange } from '../watch/repeat-on-change';

export interface TestOptions {
  junit?: string;
  run?: string;
  format?: 'text' | 'json' | 'github';
  minCoverage?: string;
  watch?: boolean;
}

const MAX_LISTED = 10;

const MAX_PROPOSALS = 100;

const CASE_FILES: FolderSearch = { what: 'case files', kind: 'cases', patterns: ['**/cases.json', '**/*.cases.json'] };

interface Tested {
  loaded: LoadedConfig;
  results: CaseResult[];
}

type UncoveredIn = readonly [config: LoadedConfig, uncovered: Uncovered];

interface Reached {
  points: number;
  covered: number;
  uncovered: readonly UncoveredIn[];
}

/**
 * Runs `cobble test FILE…` (CLI-2).
 *
 * @param files files, folders, globs, or `-`. Default: the case files in the working directory
 * @returns 0, or 1 if a case fails or the coverage is too low. With `watch`, never resolves
 */
export const test = async (files: readonly string[], options: TestOptions, io: Io): Promise<number> => {
  if (!options.watch) return runTests(files, options, io);
  if (files.includes('-'))
    throw new CliError("--watch can't watch standard input", 'Name the case files, or omit --watch.');
  return repeatOnChange((onRead) => runTests(files, options, io, onRead), files, io);
};

/** @param onRead receives the absolute path of each case file and config, including missing ones */
const runTests = async (
  files: readonly string[],
  options: TestOptions,
  io: Io,
  onRead: (path: string) => void = () => undefined,
): Promise<number> => {
  const { format = 'text', run, junit: junitFile } = options;
  const isWanted = nameFilter(run);
  const leastPercent = percent(options.minCoverage);
  if (junitFile === '-')
    throw new CliError(
      "--junit can't write to standard output, which has the results",
      'Name a file, such as --junit cobble.xml.',
    );
  const sets = [];
  const names = files.length > 0 ? await expandFiles(files, CASE_FILES, io) : await caseFilesIn(io);
  for (const name of names) {
    onRead(resolve(io.cwd, name));
    const set = await caseFile(name, io);
    if (!isAddress(set.config)) onRead(set.config);
    sets.push(set);
  }
  const { suites, configs } = await runSets(
    sets,
    isWanted,
    async (suite) => {
      if (format === 'text' && suite.results.length > 0) await write(io.stdout, suiteText(suite, io));
    },
    io,
  );
  const results = suites.flatMap((suite) => suite.results);
  if (results.length === 0)
    throw noCases(
      sets.map(({ name }) => name),
      run,
    );

  const reached = coverageOf(configs);
  const isCovered = leastPercent === undefined || reached.covered * 100 >= leastPercent * reached.points;
  const missing = isCovered ? [] : await withProposals(reached.uncovered);
  const report: Report = { missing, shownPercent: roundedPercent(reached), format };
  await writeResults(results, report, io);
  if (leastPercent !== undefined)
    await write(format === 'text' ? io.stdout : io.stderr, coverageText(report, leastPercent, io));
  if (junitFile !== undefined) await save(resolve(io.cwd, junitFile), junit(suites));
  // List unmatched patterns, unless `--run` has skipped cases or the report already lists the patterns.
  if (run === undefined && missing.length === 0)
    await listIdle(
      reached.uncovered.filter(([, each]) => isIdle(each)),
      io,
    );
  return isCovered && results.every(({ ok }) => ok) ? 0 : 1;
};

const caseFilesIn = async (io: Io): Promise<string[]> => {
  const found = await findCaseFiles(io.cwd);
  if (found.length > 0) return found;
  throw new CliError(
    'cobble test needs at least one FILE: there is no cases.json or *.cases.json here',
    'Name the case files, or - for standard input. To create one, run cobble init.',
  );
};

const percent = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) > 100)
    throw new CliError(
      `--min-coverage ${text} isn't a percentage`,
      'Use a number from 0 to 100, such as --min-coverage 90.',
    );
  return Number(text);
};

const runSets = async (
  sets: readonly CaseFile[],
  isWanted: (name: string) => boolean,
  onSuite: (suite: JunitSuite) => Promise<void>,
  io: Io,
): Promise<{ suites: JunitSuite[]; configs: Tested[] }> => {
  const configs = new Map<string, Tested>();
  const suites: JunitSuite[] = [];
  for (const set of sets) {
    const config = configs.get(set.config) ?? { loaded: await configOfCases(set, io), results: [] };
    configs.set(set.config, config);
    checkCaseFlights(set, config.loaded.experiments);
    const started = performance.now();
    const results = set.cases
      .filter((each) => isWanted(each.name))
      .map((each) => runCase(set.name, each, config.loaded.experiments));
    const suite = { name: set.name, results, seconds: (performance.now() - started) / 1000 };
    suites.push(suite);
    config.results.push(...results);
    await onSuite(suite);
  }
  return { suites, configs: [...configs.values()] };
};

const suiteText = ({ name, results }: JunitSuite, io: Io): string =>
  `${io.paint.out.bold(escapeControls(name))}\n${results.map((result) => caseText(result, io)).join('')}`;

const noCases = (files: readonly string[], run: string | undefined): CliError =>
  run === undefined
    ? new CliError(`no cases in ${files.join(', ')}`, 'Add one to "cases". cobble init writes an example.')
    : new CliError(
        `no case matches --run ${run}`,
        '--run is a case-sensitive regular expression. Check it against the names of the cases.',
      );

const coverageOf = (configs: readonly Tested[]): Reached => {
  let points = 0;
  const uncovered: UncoveredIn[] = [];
  for (const { loaded, results } of configs) {
    const matched = new Set(results.flatMap(({ got }) => got?.experiments ?? []));
    const found = coverage(
      loaded.document,
      results.map((result) => result.test.url),
      matched,
    );
    points += found.points;
    uncovered.push(...found.uncovered.map((each): UncoveredIn => [loaded, each]));
  }
  return { points, covered: points - uncovered.length, uncovered };
};

const roundedPercent = ({ points, covered }: Reached): number =>
  points === 0 ? 100 : Math.floor((covered * 10_000) / points) / 100;

const withProposals = async (uncovered: readonly UncoveredIn[]): Promise<Missing[]> => {
  if (uncovered.length === 0) return [];
  const { caseProposer } = await import('../test/case-proposer');
  const proposers = new Map<LoadedConfig, ReturnType<typeof caseProposer>>();
  return uncovered.map(([config, each], index) => {
    const propose = proposers.get(config) ?? caseProposer(config.experiments);
    proposers.set(config, propose);
    const proposed = index < MAX_PROPOSALS ? propose(each) : undefined;
    return { file: config.document.name, uncovered: each, proposal: proposed && safeJson(proposed) };
  });
};

interface Report {
  readonly missing: readonly Missing[];
  readonly shownPercent: number;
  readonly format: NonNullable<TestOptions['format']>;
}

const writeResults = async (
  results: readonly CaseResult[],
  { missing, shownPercent, format }: Report,
  io: Io,
): Promise<void> => {
  const failed = results.filter(({ ok }) => !ok);
  switch (format) {
    case 'json':
      return write(io.stdout, caseJson(results, shownPercent));
    case 'github': {
      const findings = [...failed.map(caseFinding), ...missing.map(uncoveredFinding)];
      return write(io.stdout, github(findings), { commands: true });
    }
    case 'text':
      return write(io.stdout, verdict(results.length, failed.length, io));
  }
};

const verdict = (all: number, failed: number, { paint }: Io): string => {
  const { green, red } = paint.out;
  return `${count(all, 'case')}: ${green(`${all - failed} passed`)}${failed > 0 ? `, ${red(`${failed} failed`)}` : ''}\n`;
};

/** Lists the uncovered parts, except in the format `github`, whose annotations list them. */
const coverageText = ({ missing, shownPercent, format }: Report, leastPercent: number, { paint }: Io): string => {
  const { green, red, dim } = format === 'text' ? paint.out : paint.err;
  const shown = `coverage ${shownPercent}%`;
  if (missing.length === 0) return `${green(shown)}\n`;
  const listed = format === 'github' ? [] : missing;
  const head = `${red(shown)}, below the minimum of ${leastPercent}%${listed.length > 0 ? '. Not covered:' : ''}`;
  const lines = listed.flatMap((each) => uncoveredText(each, uncoveredSaid[each.uncovered.kind], { dim }));
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

const listIdle = async (idle: readonly UncoveredIn[], io: Io): Promise<void> => {
  if (idle.length === 0) return;
  const { yellow, dim } = io.paint.err;
  const listed = await withProposals(idle.slice(0, MAX_LISTED));
  const lines = listed.flatMap((each) => uncoveredText(each, '', { dim }));
  if (idle.length > MAX_LISTED) lines.push(dim(`  and ${idle.length - MAX_LISTED} more`));
  await write(
    io.stderr,
    `${yellow(count(idle.length, 'pattern is', 'patterns are'))} not matched by any case:\n${lines.join('\n')}\n`,
  );
};
