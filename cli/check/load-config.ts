import type { Experiment } from '../../src/experiments/engine/config';
import { parseConfig } from '../../src/experiments/engine/parse-config';
import { CliError } from '../io/cli-error';
import type { FetchNetwork } from '../io/fetch-text';
import { fetchText } from '../io/fetch-text';
import type { Io } from '../io/io';
import { isAddress } from '../io/is-address';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import type { JsonDocument } from './json/document';
import { jsonDocument, jsonFaultText } from './json/document';
import { member } from './json/members';

/** A config as the page reads it, and its text for places in it. */
export interface LoadedConfig {
  document: JsonDocument;
  experiments: readonly Experiment[];
  /** What the page leaves out, and why. */
  problems: readonly string[];
}

/**
 * Reads a config as the page does: what is broken in it is left out.
 *
 * @param name a path, an http URL; `-` is standard input
 * @param network for a URL: what kind of address it must lead to, and what tests change
 * @throws CliError when it can't be read, is not JSON, or has no experiments at all
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
  if (document.fault) {
    const { line, column } = document.position(document.fault.offset);
    throw new CliError(
      `${name}:${line}:${column} is not JSON: ${jsonFaultText(document.fault)}`,
      'cobble check shows all that is wrong with a config.',
    );
  }
  const given = member(document.root, 'experiments');
  if (given?.type !== 'array' && given?.type !== 'object') {
    throw new CliError(
      `${name} is no experiment config: it has no list or object "experiments"`,
      'cobble check --rules shows what a config looks like.',
    );
  }
  const { experiments, problems } = parseConfig(JSON.parse(document.text));
  return { document, experiments, problems };
};
