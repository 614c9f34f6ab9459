import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { caseFile } from '../experiments/case-file';
import { idlePatterns } from '../experiments/idle-patterns';
import type { LoadedConfig } from '../experiments/load-config';
import { loadConfig } from '../experiments/load-config';
import { nameFilter } from '../experiments/name-filter';
import type { CaseResult } from '../experiments/run-case';
import { runCase } from '../experiments/run-case';
import { CliError } from '../io/cli-error';
import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { write } from '../io/write';
import { caseText } from '../report/case-text';
import { count } from '../report/count';
import type { JunitSuite } from '../report/junit';
import { junit } from '../report/junit';

/** Options of `cobble test`. */
export interface TestOptions {
  /** A file for JUnit XML. */
  junit?: string;
  /** Run only cases whose name this regular expression matches. */
  run?: string;
}

/** Idle patterns that are named one by one. */
const SHOWN = 10;

/**
 * `cobble test FILE…`: runs cases against configs with the page's own engine (CLI-2).
 *
 * @param files paths; `-` is standard input
 * @returns 0, or 1 when a case fails
 * @throws CliError on wrong usage, or when a file can't be read or is not sound
 */
export const test = async (files: readonly string[], options: TestOptions, io: Io): Promise<number> => {
  if (files.length === 0)
    throw new CliError(
      'cobble test needs at least one FILE',
      'Name the files of cases; - reads one from standard input.',
    );
  const wanted = await nameFilter(options.run);
  const sets = [];
  for (const file of new Set(files)) sets.push(await caseFile(file, io));
  const configs = new Map<string, { loaded: LoadedConfig; urls: string[] }>();
  const suites: JunitSuite[] = [];
  for (const { name, config, cases } of sets) {
    let known = configs.get(config);
    if (!known) {
      // A config named - is a file here: standard input is asked for on the command line alone.
      const loaded = await loadConfig(relative(io.cwd, config).replace(/^-$/, './-') || config, io);
      configs.set(config, (known = { loaded, urls: [] }));
    }
    const chosen = cases.filter((each) => wanted(each.name));
    const started = performance.now();
    const results = chosen.map((each) => runCase(each, known.loaded.experiments));
    suites.push({ name, results, seconds: (performance.now() - started) / 1000 });
    known.urls.push(...chosen.map((each) => each.url));
    if (chosen.length > 0)
      await write(
        io.stdout,
        `${io.paint.out.bold(escapeControls(name))}\n${results.map((result) => caseText(result, io)).join('')}`,
      );
  }
  const results = suites.flatMap((suite) => suite.results);
  if (results.length === 0) {
    throw options.run === undefined
      ? new CliError(`there are no cases in ${files.join(', ')}`)
      : new CliError(
          `no case has a name that matches --run ${options.run}`,
          'Names are matched as a regular expression, case-sensitive.',
        );
  }
  const failed = results.filter(isFailed).length;
  const { green, red } = io.paint.out;
  await write(
    io.stdout,
    `${count(results.length, 'case')}: ${green(`${results.length - failed} passed`)}${failed > 0 ? `, ${red(`${failed} failed`)}` : ''}\n`,
  );
  if (options.junit !== undefined) await save(resolve(io.cwd, options.junit), junit(suites));
  // A part of the cases says nothing about what all of them reach.
  if (options.run === undefined) await nameIdle([...configs.values()], io);
  return failed > 0 ? 1 : 0;
};

const isFailed = ({ differences, fault }: CaseResult): boolean => differences.length > 0 || fault !== undefined;

const save = async (path: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw new CliError(`cannot write ${path}: ${(error as Error).message}`);
  }
};

const nameIdle = async (configs: readonly { loaded: LoadedConfig; urls: string[] }[], io: Io): Promise<void> => {
  const idle = configs.flatMap(({ loaded, urls }) => idlePatterns(loaded.document, urls));
  if (idle.length === 0) return;
  const { yellow, dim } = io.paint.err;
  const rows = idle.slice(0, SHOWN).map((row) => `  ${escapeControls(row)}`);
  if (idle.length > SHOWN) rows.push(dim(`  and ${idle.length - SHOWN} more`));
  await write(
    io.stderr,
    `${yellow(count(idle.length, 'pattern is', 'patterns are'))} hit by no case:\n${rows.join('\n')}\n`,
  );
};
