import { CliError, messageOf } from './errors';
import type { Io } from './io';
import { escapeControls, sourceName } from './messages';
import { readText } from './read-text';

/** Whether a JSON value is an object: not a list, and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writes JSON without the control characters that `JSON.stringify` doesn't escape (threat 8).
 *
 * @param indent blanks for each level. Default: everything on one line
 */
export const safeJson = (value: unknown, indent?: number): string =>
  indent === undefined
    ? escapeControls(JSON.stringify(value))
    : JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n');

const PLAIN = /^[ !#-[\]-~]*$/;

/** Writes a text as `safeJson` does, but faster if it needs no escapes, which is true of most URLs. */
export const jsonText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : safeJson(text));

/**
 * Reads a JSON object from a file, or from standard input for `-`.
 *
 * @param mend the advice for a text that isn't a JSON object
 * @throws CliError if it can't be read, or isn't a JSON object
 */
export const readJsonObject = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  mend: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const text = await readText(name, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${sourceName(name)} isn't valid JSON: ${messageOf(error)}`, mend);
  }
  if (!isObject(value)) throw new CliError(`${sourceName(name)} isn't a JSON object`, mend);
  return value;
};
