import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, codeOf, messageOf } from '../io/errors';
import { isObject } from '../io/json';

export interface Translation {
  locale: string;
  texts: ReadonlyMap<string, string>;
}

/** Reads a lower-case locale's file (`sv-se.json`), or else its language's (`sv.json`). */
export const readTranslation = async (locale: string, folder: string): Promise<Translation | undefined> => {
  for (const name of new Set([locale, locale.replace(/-.*$/, '')])) {
    const path = join(folder, `${name}.json`);
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw new CliError(`cannot read ${path}: ${messageOf(error)}`, 'Make it readable for your user.');
    });
    if (text !== undefined) return { locale: name, texts: parse(text, path) };
  }
  return undefined;
};

export const translatedLocales = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => []);
  return ['en', ...files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))].sort();
};

const parse = (text: string, path: string): Map<string, string> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} isn't valid JSON: ${messageOf(error)}`, 'Correct the JSON.');
  }
  const entries = isObject(value) ? Object.entries(value) : undefined;
  const texts = entries?.flatMap(([key, each]): [string, string][] => (typeof each === 'string' ? [[key, each]] : []));
  if (!entries || texts?.length !== entries.length)
    throw new CliError(
      `${path} isn't a JSON object of texts`,
      'Write a text for each key, as cobble texts prints them.',
    );
  return new Map(texts);
};
