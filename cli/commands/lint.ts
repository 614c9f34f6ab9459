import { fileURLToPath } from 'node:url';
import { themes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { lookAtFiles } from '../fix/look-at-files';
import { toMessages } from '../fix/to-messages';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { write } from '../io/write';
import { allLintRules } from '../lint/all-lint-rules';
import { lintPage } from '../lint/lint-page';
import { readPage } from '../lint/read-page';
import { count } from '../report/count';
import { refuseBesideList } from '../report/refuse-beside-list';
import { ruleList } from '../report/rule-list';
import type { FindingFormat } from '../report/write-findings';
import { writeFindings } from '../report/write-findings';
import { suppressions } from '../suppress/suppressions';
import { unusedIgnore } from '../suppress/unused-ignore';

/** Options of `cobble lint`. */
export interface LintOptions {
  format: FindingFormat;
  /** Warnings fail too. */
  strict?: boolean;
  /** Mend what is certain, and write the files back. */
  fix?: boolean;
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
 * @throws CliError when there is no page, or one (or `cobble.json`) can't be read
 */
export const lint = async (pages: readonly string[], options: LintOptions, io: Io): Promise<number> => {
  if (options.rules) {
    refuseBesideList('--rules', pages, options.format);
    const both = (html: string): { shown: string; whole: string } => ({ shown: html, whole: html });
    await write(
      io.stdout,
      ruleList(
        [...allLintRules.map((rule) => ({ ...rule, wrong: both(rule.wrong), right: both(rule.right) })), unusedIgnore],
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
  const names = allLintRules.map(({ id }) => id);
  const { reasonFor, unused } = await suppressions('lint', names, io);
  const all = await lookAtFiles(
    pages,
    {
      read: (page) => readPage(page, io),
      judge: (page, html) => lintPage(page, html, allLintRules, known, (rule) => reasonFor(rule, page)),
      limit: limits.page,
      fix: options.fix === true,
      format: options.format,
    },
    io,
  );
  const widgetsInAll = all.reduce((total, each) => total + each.widgets, 0);
  return (await writeFindings(
    [...all, { findings: unused(pages), unlisted: [], suppressed: [] }],
    {
      ...options,
      rules: [...allLintRules, unusedIgnore],
      scope: `${count(all.length, 'page')} (${count(widgetsInAll, 'widget')})`,
    },
    options.fix && pages.includes('-') ? toMessages(io) : io,
  ))
    ? 1
    : 0;
};
