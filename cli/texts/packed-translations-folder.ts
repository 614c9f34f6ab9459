import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';

export const translationsFolder: string = join(root, 'dist/texts');
