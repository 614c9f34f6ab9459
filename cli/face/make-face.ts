import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** What browsers do by default; what a page would have to ask for is left out. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'rlig', 'mark', 'mkmk'];

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin-1, the marks of typography, and what French and Turkish need besides: 4,172 bytes. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−\u2011Œœıˆ˜˚`;

/** As `src/embed/load-font.ts` asks for it. */
const EXTENDED = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}${range(0x20a0, 0x20c0)}`;

/**
 * Makes the files of the pixel face, by their name in `src/themes/face`. The package has the face hinted as woff2,
 * three times as large, and unhinted as woff: a face of squares looks the same.
 */
export const makeFace = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const subset = async (part: string, text: string) =>
    subsetFont(await readFile(require.resolve(`@fontsource/jersey-10/files/jersey-10-${part}-400-normal.woff`)), text, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
    });
  return new Map([
    ['jersey-10.woff2', await subset('latin', LATIN)],
    ['jersey-10-ext.woff2', await subset('latin-ext', EXTENDED)],
    ['OFL.txt', await readFile(require.resolve('@fontsource/jersey-10/LICENSE'))],
  ]);
};
