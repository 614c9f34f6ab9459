import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translationsFolder } from '../texts/translations-folder';

/** The texts of the languages that are shipped, by path in the output folder: what a page names as `textsUrl`. */
export const translations = async (): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(translationsFolder)).filter((name) => name.endsWith('.json'));
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const texts: unknown = JSON.parse(await readFile(join(translationsFolder, name), 'utf8'));
        return [`texts/${name}`, JSON.stringify(texts)] as const;
      }),
    ),
  );
};
