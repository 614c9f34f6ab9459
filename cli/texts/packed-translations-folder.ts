import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

/** Replaces `translations-folder.ts` in the package. */
export const translationsFolder: string = join(root, 'dist/texts');
