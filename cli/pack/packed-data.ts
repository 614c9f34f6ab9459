import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const read = new Map<string, Modules>();

/**
 * What a module of data exports, as `pack-data.ts` has packed it: the bundle has a call of this in the module's place.
 *
 * @param group the file in `dist/cli`
 * @param module the path of the source
 */
export const packedData = (group: string, module: string): Readonly<Record<string, unknown>> | undefined => {
  let modules = read.get(group);
  if (!modules) {
    const bytes = readFileSync(join(import.meta.dirname, `../../dist/cli/${group}.json.br`));
    modules = JSON.parse(brotliDecompressSync(bytes).toString()) as Modules;
    read.set(group, modules);
  }
  return modules[module];
};
