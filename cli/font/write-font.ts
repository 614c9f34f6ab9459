import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { makeFont } from './make-font';

for (const [name, bytes] of await makeFont()) await writeFile(join(root, 'src/themes/face', name), bytes);
