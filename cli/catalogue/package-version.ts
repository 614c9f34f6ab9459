import { readFile } from 'node:fs/promises';

/** The version in our own package.json. */
export const packageVersion = async (): Promise<string> =>
  // Our own package.json.
  (JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
