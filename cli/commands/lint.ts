import { root } from '../../esbuild.config.mjs';
import { themes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { checkFiles } from '../fix/check-files';
import { CliError } from '../io/errors';
import { expandFiles, type FolderSearch } from '../io/expand-files';
import { refuseOtherKind } from '../io/file-kind';
import { type Io, resultsToStderr } from '../io/io';
import { limits } from '../io/limits';
import { write } from '../io/write';
import { lintPage } from '../lint/lint-page';
import { readPage } from '../lint/read-page';
import { allLintRules } from '../lint/rules/all-lint-rules';
import { count } from '../report/count';
import type { FindingFormat } from '../report/finding';
import { refuseBesideList } from '../report/refuse-beside-list';
import { ruleList } from '../report/rule-list';
import { writeFindings } from '../report/write-findings';
import { suppressions } from '../suppress/suppressions';
import { unusedIgnore } from '../suppress/unused-ignore';

export interface LintOptions {
  format: FindingFormat;
  strict?: boolean;
  fix?: boolean;
  rules?: boolean;
  theme?: string[];
}

const PAGES: FolderSearch = { what: 'HTML pages', kind: 'page', patterns: ['**/*.html', '**/*.htm'] };

/**
 * @param given The files, folders, globs, http(s) URLs, or `-`
 * @returns 0, or 1 if there are errors (or warnings, with `strict`)
 */
export const lint = async (given: readonly string[], options: LintOptions, io: Io): Promise<number> => {
  if (options.rules) {
    refuseBesideList('--rules', given, options.format);
    const listed = allLintRules.map((rule) => ({ ...rule, wrong: example(rule.wrong), right: example(rule.right) }));
    await write(io.stdout, ruleList([...listed, unusedIgnore], options.format, io));
    return 0;
  }
  if (given.length === 0)
    throw new CliError(
      'cobble lint needs at least one PAGE',
      'Name HTML files, folders, globs or http URLs, or - for standard input. --rules lists the rules.',
    );
  const pages = await expandFiles(given, PAGES, io);
  const widgets = await findWidgets(root);
  const setup = {
    rules: allLintRules,
    widgets: new Map(widgets.map(({ name, description }) => [name, description])),
    themes: [...themes.map(({ name }) => name), ...(options.theme ?? [])],
  };
  const names = allLintRules.map(({ id }) => id);
  const { reasonFor, unused } = await suppressions('lint', names, io);
  const results = await checkFiles(
    pages,
    {
      read: (page) => readPage(page, io),
      judge(page, html) {
        refuseOtherKind('page', page, html);
        return lintPage({ name: page, html }, setup, (rule) => reasonFor(rule, page));
      },
      limit: limits.page,
      fix: options.fix === true,
      format: options.format,
    },
    io,
  );
  const widgetCount = results.reduce((total, each) => total + each.widgets, 0);
  const hasFailed = await writeFindings(
    [...results, { findings: unused(pages), unlisted: [], suppressed: [] }],
    {
      ...options,
      rules: [...allLintRules, unusedIgnore],
      scope: `${count(results.length, 'page')} (${count(widgetCount, 'widget')})`,
    },
    options.fix && pages.includes('-') ? resultsToStderr(io) : io,
  );
  return hasFailed ? 1 : 0;
};

const example = (html: string): { shown: string; whole: string } => ({ shown: html, whole: html });
