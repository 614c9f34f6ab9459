import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Those of the package's own build, so that it holds them once: see `translations-folder.ts`. */
export const translationsFolder: string = join(root, 'dist/texts');
