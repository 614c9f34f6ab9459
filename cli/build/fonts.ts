import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/**
 * The pixel face, the sheet that brings it to pages which were drawn before, and its licence, by path in the output folder; `npm run face` makes them (`cli/face`). The package has
 * `packed-fonts.ts` in this file's place.
 */
export const fonts = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(
    await Promise.all(
      ['jersey-10.woff2', 'jersey-10-ext.woff2', 'face.css', 'OFL.txt'].map(
        async (name) => [`fonts/${name}`, await readFile(join(root, 'src/themes/face', name))] as const,
      ),
    ),
  );
