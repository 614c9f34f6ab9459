import { CliError, messageOf } from '../../io/errors';
import { isObject } from '../../io/json';
import { limits } from '../../io/limits';
import { grouped, shorten } from '../../io/messages';
import { lines } from './lines';
import type { TableRecord, TableSource } from './table-record';

export async function* jsonRecords(
  chunks: AsyncIterable<string>,
  { name, firstLine = 1 }: TableSource,
): AsyncGenerator<TableRecord> {
  let line = firstLine;
  for await (const batch of lines(chunks, { isNumbered: true }))
    for (const text of batch) {
      if (text !== '') yield { line, fields: new Map(Object.entries(jsonObject(text, `${name}:${line}`))) };
      line++;
    }
}

const jsonObject = (line: string, place: string): Record<string, unknown> => {
  const advice = 'Write one JSON object per line, such as {"url": "https://www.example.com/store"}.';
  if (line.length > limits.line)
    throw new CliError(`${place} is longer than ${grouped(limits.line)} characters, the limit of a row`, advice);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new CliError(`${place} isn't valid JSON: ${shorten(messageOf(error))}`, advice);
  }
  if (!isObject(value)) throw new CliError(`${place} isn't a JSON object`, advice);
  return value;
};
