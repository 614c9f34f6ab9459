import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** The pixel face and its licence, as the package's own build has them: see `fonts.ts`. */
export const fonts = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(
    await Promise.all(
      ['fonts/jersey-10.woff2', 'fonts/jersey-10-ext.woff2', 'fonts/face.css', 'fonts/OFL.txt'].map(
        async (path) => [path, await readFile(join(root, 'dist', path))] as const,
      ),
    ),
  );
