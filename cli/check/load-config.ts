import type { Experiment } from '../../src/experiments/engine/config';
import { diagnoseConfig } from '../../src/experiments/engine/diagnose-config';
import type { Problem } from '../../src/experiments/engine/problem';
import { CliError } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { fetchText } from '../io/fetch-text';
import { refuseOtherKind } from '../io/file-kind';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { isAddress } from '../io/urls';
import type { JsonDocument } from './json/document';
import { jsonDocument, jsonFaultText } from './json/document';
import { member } from './json/nodes';

export interface LoadedConfig {
  document: JsonDocument;
  experiments: readonly Experiment[];
  problems: readonly Problem[];
}

/**
 * Reads a config as the page does, omitting invalid parts.
 *
 * @param name a path, an http URL, or `-`
 * @param network The required `kind` of address; only tests set other members
 */
export const loadConfig = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  network: FetchNetwork = {},
): Promise<LoadedConfig> => {
  const text = isAddress(name)
    ? (await fetchText(name, { ...network, accept: 'application/json, */*;q=0.5', limit: limits.config })).text
    : await readText(name, io);
  const document = jsonDocument(name, text);
  const given = member(document.root, 'experiments');
  const isConfig = !document.fault && (given?.type === 'array' || given?.type === 'object');
  // Don't suggest `cobble lint` for a URL that returns HTML.
  if (!isConfig && !isAddress(name)) refuseOtherKind('config', name, text);
  if (document.fault) {
    const { line, column } = document.position(document.fault.offset);
    throw new CliError(
      `${name}:${line}:${column} isn't valid JSON: ${jsonFaultText(document.fault)}`,
      'Run cobble check to list all problems of a config.',
    );
  }
  if (!isConfig) {
    throw new CliError(
      `${name} isn't an experiment config: it has no "experiments" list or object`,
      'Run cobble check --rules for examples of configs.',
    );
  }
  const { experiments, problems } = diagnoseConfig(JSON.parse(document.text));
  return { document, experiments, problems };
};

export const whereToCheck = (name: string): string =>
  name === '-' || isAddress(name)
    ? 'to see where and how to fix it, save the config to a file and run cobble check FILE'
    : `run cobble check ${name} to see where and how to fix it`;
