import type { Experiment } from '../../src/services/experiments/config';
import { parseConfig } from '../../src/services/experiments/config';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';
import type { JsonDocument } from '../json/document';
import { jsonDocument } from '../json/document';
import { member } from '../json/members';

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
 * @param name a path; `-` is standard input
 * @throws CliError when it can't be read, is not JSON, or has no experiments at all
 */
export const loadConfig = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<LoadedConfig> => {
  const document = jsonDocument(name, await readText(name, io));
  if (document.fault) {
    const { line, column } = document.position(document.fault.offset);
    throw new CliError(
      `${name}:${line}:${column} is not JSON: ${document.fault.reason}`,
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
