import type { Problem } from '../../src/experiments/engine/problem';
import { allowedUrl } from '../../src/platform/allowed-url';
import { experimentsRoutes } from '../../src/services/experiments/routes';
import type { LoadedConfig } from '../check/load-config';
import { loadConfig } from '../check/load-config';
import { CliError } from '../io/cli-error';
import type { FetchNetwork } from '../io/fetch-text';
import { fetchText } from '../io/fetch-text';
import type { Io } from '../io/io';
import { isAddress } from '../io/is-address';
import { limits } from '../io/limits';
import { parseUrl } from '../io/parse-url';
import { page } from '../lint/page';
import type { Evaluation, EvaluatorOptions } from '../match/evaluate';
import { evaluator } from '../match/evaluate';
import type { SettingsIn } from './settings-in';
import { settingsIn } from './settings-in';

/** What a published page would run, and where each part of the answer is from. */
export interface PageReport extends SettingsIn {
  /** The page, redirects followed. */
  url: URL;
  configUrl: string;
  assignmentUrl: string;
  /** What it runs, with the reasons; undefined where experiments are off, or there is no tag. */
  found: Evaluation | undefined;
  /** Files of it that the page leaves out, as their origins are not allowed. */
  refused: string[];
  /** What the page leaves out of the config. */
  problems: readonly Problem[];
}

/**
 * Fetches a page, reads its tag and its settings, fetches the config that it names, and asks the page's own engine. The
 * assignment is not asked: it would count a visitor who is none.
 *
 * @param given a config instead of the page's own: a path, a URL, `-`
 * @throws CliError when the page or the config can't be read
 */
export const lookAtPage = async (
  name: string,
  given: string | undefined,
  options: Pick<EvaluatorOptions, 'assigned' | 'switches'>,
  io: Io,
  network: FetchNetwork = {},
): Promise<PageReport> => {
  if (!isAddress(name))
    throw new CliError(`--at-page ${name} is no http URL`, 'Write it as https://www.example.com/store.');
  const asked = { accept: 'text/html', limit: limits.page, isLenient: true };
  const { text, url, type, kind } = await fetchText(name, { ...network, ...asked });
  if (!/html/i.test(type)) throw new CliError(`${name} is not a page: the server says ${type || 'no content type'}`);
  const html = page(name, text);
  const settings = settingsIn(html, url);
  const base = html.elements.find((each) => each.tag === 'base' && each.attributes.has('href'));
  const from = addressOf(base?.attributes.get('href')?.value ?? '', url, 'the base of the page');
  const { config, assignment } = experimentsRoutes;
  const { configUrl = url.origin + config.path, assignmentUrl = settings.api.replace(/\/$/, '') + assignment.path } =
    settings.experiments;
  const report: PageReport = {
    ...settings,
    url,
    configUrl: given ?? addressOf(configUrl, from, "the page's configUrl").href,
    assignmentUrl: addressOf(assignmentUrl, from, "the page's assignmentUrl").href,
    found: undefined,
    refused: [],
    problems: [],
  };
  if (!settings.tag || !settings.isOn) return report;
  if (given === undefined && kind === undefined)
    throw new CliError(
      `cannot read ${report.configUrl}: the server of the page hung up before its own address was known`,
    );
  // What a page of the public network names leads to nothing of this machine, or of the network round it (threat 12).
  const loaded: LoadedConfig = await (given === undefined
    ? loadConfig(report.configUrl, io, { ...network, kind })
    : loadConfig(given, io, network));
  const problems = [...loaded.problems];
  const found = evaluator(loaded.experiments, {
    ...options,
    explain: true,
    onProblem: (problem) => problems.push(problem),
  })(url.href);
  const refused = [...(found?.outcome.styles ?? []), ...(found?.outcome.scripts ?? [])].filter(
    (file) => allowedUrl(file, { experiments: settings.experiments }, url) === undefined,
  );
  return { ...report, found, refused, problems };
};

const addressOf = (address: string, base: URL, what: string): URL => {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new CliError(`${what} is ${JSON.stringify(address)}, no http URL`);
  return url;
};
