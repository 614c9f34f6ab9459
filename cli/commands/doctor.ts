import { root } from '../../esbuild.config.mjs';
import { themes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { allRules } from '../check/rules/all-rules';
import { configDomain, configStatus, examineConfig } from '../doctor/examine-config';
import { allDoctorRules } from '../doctor/rules/all-doctor-rules';
import { readSite } from '../doctor/site';
import type { FetchNetwork } from '../io/fetch-text';
import type { Io } from '../io/io';
import { lintPage } from '../lint/lint-page';
import { allLintRules } from '../lint/rules/all-lint-rules';
import { collect } from '../report/collect';
import { count } from '../report/count';
import type { FindingFormat } from '../report/finding';
import { writeFindings } from '../report/write-findings';
import { suppressions } from '../suppress/suppressions';

export interface DoctorOptions {
  format: FindingFormat;
  strict?: boolean;
  theme?: string[];
}

/** Omits the lint rule `no-tag`, which the doctor rule `tag-missing` replaces. */
const lintRules = allLintRules.filter(({ id }) => id !== 'no-tag');

/**
 * Examines a published page and the files that a browser would load, without running scripts (interface 10).
 * @param network an override for tests
 * @returns 0, or 1 if there are errors (or warnings, with `strict`)
 */
export const doctor = async (
  url: string,
  options: DoctorOptions,
  io: Io,
  network: FetchNetwork = {},
): Promise<number> => {
  const widgets = await findWidgets(root);
  const setup = {
    rules: lintRules,
    widgets: new Map(widgets.map(({ name, description }) => [name, description])),
    themes: [...themes.map(({ name }) => name), ...(options.theme ?? [])],
  };
  const site = await readSite(url, setup, network);
  const { page, build } = site;
  const { reasonFor } = await suppressions(
    'lint',
    lintRules.map(({ id }) => id),
    io,
  );
  const results = [
    collect(
      allDoctorRules.map((rule) => [rule, rule.find(site)]),
      url,
      page,
    ),
    lintPage(page, setup, (rule) => reasonFor(rule, url)),
    ...[(await examineConfig(site, network)) ?? []].flat(),
  ];
  const rules = [...allDoctorRules, configStatus, configDomain, ...lintRules, ...allRules];
  const scope = `${url} (${count(build?.files.length ?? 0, 'file')})`;
  return (await writeFindings(results, { ...options, rules, scope }, io)) ? 1 : 0;
};
