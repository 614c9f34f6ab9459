import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The pixel face and its licence, by path in the output folder. The package has `packed-fonts.ts` in this file's place.
 */
export const fonts = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map([
    [
      'fonts/jersey-10.woff2',
      await readFile(require.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2')),
    ],
    ['fonts/OFL.txt', await readFile(require.resolve('@fontsource/jersey-10/LICENSE'))],
  ]);
