import { CliError, messageOf } from './errors';
import type { Io } from './io';
import { escapeControls, sourceName } from './messages';
import { readText } from './read-text';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Also escapes control characters that `JSON.stringify` keeps (threat 8). */
export const safeJson = (value: unknown, indent?: number): string =>
  indent === undefined
    ? escapeControls(JSON.stringify(value))
    : JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n');

const PLAIN = /^[ !#-[\]-~]*$/;

/** Like `safeJson`, but faster for a string without escapes, such as most URLs. */
export const jsonText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : safeJson(text));

export const readJsonObject = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  advice: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const text = await readText(name, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${sourceName(name)} isn't valid JSON: ${messageOf(error)}`, advice);
  }
  if (!isObject(value)) throw new CliError(`${sourceName(name)} isn't a JSON object`, advice);
  return value;
};
