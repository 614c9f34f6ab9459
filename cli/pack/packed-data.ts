import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const loaded = new Map<string, Modules>();

/** In the bundle, calls of this function replace the data modules (see `pack-data.ts`). */
export const packedData = (group: string, module: string): Readonly<Record<string, unknown>> | undefined => {
  let modules = loaded.get(group);
  if (!modules) {
    const bytes = readFileSync(join(import.meta.dirname, `../../dist/cli/${group}.json.br`));
    modules = JSON.parse(brotliDecompressSync(bytes).toString()) as Modules;
    loaded.set(group, modules);
  }
  return modules[module];
};
