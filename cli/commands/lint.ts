import { fileURLToPath } from 'node:url';
import { themes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { write } from '../io/write';
import { allLintRules } from '../lint/all-lint-rules';
import { lintPage } from '../lint/lint-page';
import { readPage } from '../lint/read-page';
import type { Collected } from '../report/collect';
import { count } from '../report/count';
import { ruleList } from '../report/rule-list';
import type { FindingFormat } from '../report/write-findings';
import { writeFindings } from '../report/write-findings';

/** Options of `cobble lint`. */
export interface LintOptions {
  format: FindingFormat;
  /** Warnings fail too. */
  strict?: boolean;
  /** Print the rules instead. */
  rules?: boolean;
  /** Names of themes besides the eight. */
  theme?: string[];
}

/**
 * `cobble lint PAGE…`: finds mistakes in host pages, from the widgets' own descriptions.
 *
 * @param pages files, http(s) URLs, or `-`
 * @returns 0, or 1 when there are errors (with `strict`: or warnings)
 * @throws CliError when there is no page, or one can't be read
 */
export const lint = async (pages: readonly string[], options: LintOptions, io: Io): Promise<number> => {
  if (options.rules) {
    const both = (html: string): { shown: string; whole: string } => ({ shown: html, whole: html });
    await write(
      io.stdout,
      ruleList(
        allLintRules.map((rule) => ({ ...rule, wrong: both(rule.wrong), right: both(rule.right) })),
        options.format,
        io,
      ),
    );
    return 0;
  }
  if (pages.length === 0)
    throw new CliError(
      'cobble lint needs at least one PAGE',
      'Name HTML files or http URLs; - reads standard input, --rules lists the rules.',
    );
  const widgets = await findWidgets(fileURLToPath(new URL('../../', import.meta.url)));
  const known = {
    widgets: new Map(widgets.map(({ name, description }) => [name, description])),
    themes: [...themes.map(({ name }) => name), ...(options.theme ?? [])],
  };
  const all: Collected[] = [];
  let mounted = 0;
  for (const name of new Set(pages)) {
    const result = lintPage(name, await readPage(name, io), allLintRules, known);
    all.push(result);
    mounted += result.widgets;
  }
  const scope = `${count(new Set(pages).size, 'page')} (${count(mounted, 'widget')})`;
  return (await writeFindings(
    { findings: all.flatMap((each) => each.findings), unlisted: all.flatMap((each) => each.unlisted) },
    allLintRules,
    scope,
    options,
    io,
  ))
    ? 1
    : 0;
};
