import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { agentFiles } from './agent-files';

// `npm run agents` runs this script. A test detects outdated files.
for (const [path, text] of Object.entries(await agentFiles())) await writeFile(join(root, path), text);
