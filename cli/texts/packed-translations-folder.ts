import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** See `translations-folder.ts`. */
export const translationsFolder: string = join(root, 'dist/texts');
