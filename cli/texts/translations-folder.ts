import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Holds a file of texts for each language. In the package, `packed-translations-folder.ts` replaces this file. */
export const translationsFolder: string = join(root, 'texts');
