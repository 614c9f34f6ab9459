import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const DEFAULT_FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'rlig', 'mark', 'mkmk'];

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin-1, typographic punctuation, and letters of French and Turkish. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−\u2011Œœıˆ˜˚`;

/** Must match the `unicode-range` in `src/themes/face/face.css`. */
const EXTENDED = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}${range(0x20a0, 0x20c0)}`;

/**
 * Converts the font package's woff files to woff2. The package's own woff2 files contain hints, which triple the size.
 */
export const makeFont = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const subset = async (part: string, text: string) =>
    subsetFont(await readFile(require.resolve(`@fontsource/jersey-10/files/jersey-10-${part}-400-normal.woff`)), text, {
      targetFormat: 'woff2',
      keepFeatures: DEFAULT_FEATURES,
    });
  return new Map([
    ['jersey-10.woff2', await subset('latin', LATIN)],
    ['jersey-10-ext.woff2', await subset('latin-ext', EXTENDED)],
    ['OFL.txt', await readFile(require.resolve('@fontsource/jersey-10/LICENSE'))],
  ]);
};
