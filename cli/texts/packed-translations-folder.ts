import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** The package only has the translations of its own build: see `translations-folder.ts`. */
export const translationsFolder: string = join(root, 'dist/texts');
