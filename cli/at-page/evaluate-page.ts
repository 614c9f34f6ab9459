import type { Problem } from '../../src/experiments/engine/problem';
import { allowedUrl } from '../../src/platform/allowed-url';
import { experimentsRoutes } from '../../src/services/experiments/routes';
import { loadConfig } from '../check/load-config';
import { CliError } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { fetchText } from '../io/fetch-text';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { isAddress, parseUrl } from '../io/urls';
import type { Page } from '../lint/page';
import { page } from '../lint/page';
import { checkFlights, checkSwitches } from '../match/check-flights';
import type { Evaluation, EvaluatorOptions } from '../match/evaluate';
import { evaluator } from '../match/evaluate';
import type { SettingsIn } from './settings-in';
import { settingsIn } from './settings-in';

export interface PageReport extends SettingsIn {
  /** The URL after redirects. */
  url: URL;
  configUrl: string;
  assignmentUrl: string;
  found: Evaluation | undefined;
  /** Files whose origins the page doesn't allow. */
  refused: string[];
  problems: readonly Problem[];
}

export interface PageToEvaluate {
  readonly name: string;
  readonly config: string | undefined;
}

/**
 * Fetches a page and its config, and evaluates the config with the page's engine. Doesn't request the assignment,
 * because the service would count a visit.
 */
export const evaluatePage = async (
  { name, config: given }: PageToEvaluate,
  options: Pick<EvaluatorOptions, 'assigned' | 'switches'>,
  io: Io,
  network: FetchNetwork = {},
): Promise<PageReport> => {
  if (!isAddress(name))
    throw new CliError(`--at-page ${name} isn't an http URL`, 'Write it as https://www.example.com/store.');
  const { text, url, type, kind } = await fetchText(name, {
    ...network,
    accept: 'text/html',
    limit: limits.page,
    isLenient: true,
  });
  if (!/html/i.test(type))
    throw new CliError(
      `${name} isn't an HTML page: its content type is ${type || 'missing'}`,
      'Use the URL of a page, and send Content-Type: text/html.',
    );
  const html = page(name, text);
  const settings = settingsIn(html, url);
  const addresses = serviceAddresses(settings, html, url, given);
  const report: PageReport = {
    ...settings,
    url,
    configUrl: addresses.config,
    assignmentUrl: addresses.assignment,
    found: undefined,
    refused: [],
    problems: [],
  };
  if (!settings.tag || !settings.isOn) return report;
  if (given === undefined && kind === undefined)
    throw new CliError(
      `cannot read ${report.configUrl}: the page's server closed the connection before its address was known`,
      'Try again.',
    );
  // A public page must not make Cobble request private addresses (threat 12).
  const loaded = await (given === undefined
    ? loadConfig(report.configUrl, io, { ...network, kind })
    : loadConfig(given, io, network));
  checkFlights(options.assigned, loaded.experiments);
  checkSwitches(options.switches, loaded.experiments);
  const problems = [...loaded.problems];
  const found = evaluator(loaded.experiments, {
    ...options,
    explain: true,
    onProblem: (problem) => problems.push(problem),
  })(url.href);
  return { ...report, found, refused: refusedFiles(found, settings, url), problems };
};

const serviceAddresses = (
  { api, experiments }: SettingsIn,
  { elements }: Page,
  url: URL,
  given: string | undefined,
): { config: string; assignment: string } => {
  const base = elements.find((each) => each.tag === 'base' && each.attributes.has('href'));
  const from = addressOf(base?.attributes.get('href')?.value ?? '', url, "the page's <base>");
  const { config, assignment } = experimentsRoutes;
  const { configUrl = url.origin + config.path, assignmentUrl = api.replace(/\/$/, '') + assignment.path } =
    experiments;
  return {
    config: given ?? addressOf(configUrl, from, "the page's configUrl").href,
    assignment: addressOf(assignmentUrl, from, "the page's assignmentUrl").href,
  };
};

const addressOf = (address: string, base: URL, what: string): URL => {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(
      `${what} is ${JSON.stringify(address)}, which isn't an http URL`,
      'Write it as https://www.example.com/experiments.json.',
    );
  return url;
};

const refusedFiles = (found: Evaluation | undefined, { experiments }: SettingsIn, url: URL): string[] =>
  [...(found?.outcome.styles ?? []), ...(found?.outcome.scripts ?? [])].filter(
    (file) => allowedUrl(file, { experiments }, url) === undefined,
  );
