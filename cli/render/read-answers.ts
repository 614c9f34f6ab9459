import type { RenderOptions } from '../../src/render/render-options';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { messageOf } from '../io/message-of';
import { readText } from '../io/read-text';
import { sourceName } from '../io/source-name';

/**
 * Reads what the services answer from a file: by group and call, as the services send it. The renderer sees that the
 * names are right.
 *
 * @param name a file, or `-` for standard input
 * @throws CliError where it can't be read or is no object in JSON
 */
export const readAnswers = async (name: string, io: Io): Promise<NonNullable<RenderOptions['answers']>> => {
  const text = await readText(name, io);
  const mend = 'Write it as in { "marketplace": { "popular": { "items": [] } } }.';
  let answers: unknown;
  try {
    answers = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${sourceName(name)} is not JSON: ${messageOf(error)}`, mend);
  }
  if (!answers || typeof answers !== 'object' || Array.isArray(answers))
    throw new CliError(`${sourceName(name)} is no object of groups of calls`, mend);
  return answers;
};
