import { CliError } from './cli-error';
import type { Io } from './io';
import { isObject } from './is-object';
import { messageOf } from './message-of';
import { readText } from './read-text';
import { sourceName } from './source-name';

/**
 * Reads a JSON object from a file, or from standard input for `-`.
 *
 * @throws CliError with the advice `mend` if it isn't one
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
    throw new CliError(`${sourceName(name)} is not JSON: ${messageOf(error)}`, mend);
  }
  if (!isObject(value)) throw new CliError(`${sourceName(name)} is not a JSON object`, mend);
  return value;
};
