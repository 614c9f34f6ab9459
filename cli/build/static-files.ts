import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { must } from '../io/errors';
import { translationsFolder } from '../texts/translations-folder';

/** The npm package lacks `src`, so read the fonts from `dist` there. */
const fontsFolder = () =>
  must(['src/themes/face', 'dist/fonts'].map((path) => join(root, path)).find(existsSync), 'the fonts');

export const basicFont = (): string => readFileSync(join(fontsFolder(), 'jersey-10.woff2'), 'base64');

const fonts = async (): Promise<(readonly [path: string, contents: Uint8Array])[]> =>
  Promise.all(
    ['jersey-10.woff2', 'jersey-10-ext.woff2', 'face.css', 'OFL.txt'].map(
      async (name) => [`fonts/${name}`, await readFile(join(fontsFolder(), name))] as const,
    ),
  );

const translations = async (): Promise<(readonly [path: string, contents: string])[]> => {
  const names = (await readdir(translationsFolder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const texts: unknown = JSON.parse(await readFile(join(translationsFolder, name), 'utf8'));
      return [`texts/${name}`, JSON.stringify(texts)] as const;
    }),
  );
};

export const staticFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> =>
  new Map<string, string | Uint8Array>([...(await fonts()), ...(await translations())]);
