import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Holds a file of texts a language. The package has `packed-translations-folder.ts` in this file's place. */
export const translationsFolder: string = join(root, 'texts');
