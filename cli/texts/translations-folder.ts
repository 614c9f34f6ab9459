import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** In the package, `packed-translations-folder.ts` replaces this file. */
export const translationsFolder: string = join(root, 'texts');
