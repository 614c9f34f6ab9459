import { readdirSync } from 'node:fs';
import type { Journey } from './journey';
import { runStates } from './run-states';

// ARE-1 to ARE-12: of every area, so that none can be forgotten.
const files = readdirSync(new URL('areas', import.meta.url)).sort();
const modules = await Promise.all(
  files.map((file) => import(`./areas/${file.replace('.ts', '')}.ts`) as Promise<Record<string, Journey>>),
);
runStates(modules.flatMap((one) => Object.values(one)));
