import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { makeFace } from './make-face';

for (const [name, bytes] of await makeFace()) await writeFile(join(root, 'src/themes/face', name), bytes);
