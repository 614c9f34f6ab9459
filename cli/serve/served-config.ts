import { readFileSync } from 'node:fs';
import type { Experiment } from '../../src/experiments/engine/config';
import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';
import { isObject } from '../io/json';
import { parseUrl } from '../io/urls';

/**
 * Returns the host whose experiments run on the served pages. Returns undefined for a config without experiments.
 *
 * @param as The option `--as`. Default: the config's only domain
 */
export const hostToReplace = (experiments: readonly Experiment[], as: string | undefined): string | undefined => {
  const domains = [...new Set(experiments.map(({ domain }) => domain).filter(Boolean))];
  const wanted = as?.trim().toLowerCase();
  if (wanted === undefined && domains.length < 2) return domains[0];
  if (wanted !== undefined && domains.includes(wanted)) return wanted;
  if (wanted === undefined)
    throw new CliError(
      `the config's experiments are for ${domains.length} domains: ${domains.join(', ')}`,
      `Choose the one that the pages stand for, such as --as ${domains[0]}.`,
    );
  const near = didYouMean(wanted, domains);
  throw new CliError(
    `no experiment is for --as ${as}`,
    near === undefined ? `The config has: ${domains.join(', ') || 'no experiments'}.` : `Did you mean --as ${near}?`,
  );
};

/** Reads the config at each request, so that a reload shows changes. */
export const servedConfig =
  (file: string, host: () => string | undefined): ((hostname: string) => string) =>
  (hostname) => {
    const text = readText(file);
    try {
      const config: unknown = JSON.parse(text);
      for (const experiment of entriesOf(config)) moveTo(hostname, host(), experiment);
      return JSON.stringify(config);
    } catch {
      // Serve invalid JSON unchanged, because the page reports the error.
      return text;
    }
  };

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch {
    return '{ "experiments": [] }';
  }
};

const entriesOf = (config: unknown): unknown[] => {
  const entries = isObject(config) ? config.experiments : undefined;
  return typeof entries === 'object' && entries !== null ? Object.values(entries) : [];
};

const moveTo = (hostname: string, host: string | undefined, experiment: unknown): void => {
  const flights = isObject(experiment) ? experiment.flights : undefined;
  const targeting = isObject(flights) ? flights.targeting : undefined;
  if (!isObject(flights) || !isObject(targeting) || String(targeting.domain).toLowerCase() !== host) return;
  targeting.domain = hostname;
  if (!isObject(flights.setup)) return;
  // Makes the host's URLs relative, because the page may load files only from its own origin.
  const pathOf = (url: unknown): unknown =>
    typeof url === 'string' && parseUrl(url)?.host === host ? url.replace(/^https?:\/\/[^/]*/i, '') : url;
  for (const files of Object.values(flights.setup).filter(isObject))
    for (const kind of ['js', 'css']) if (files[kind] !== undefined) files[kind] = [files[kind]].flat().map(pathOf);
};
