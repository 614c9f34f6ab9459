#!/usr/bin/env node
// Runs the sources in a checkout. In the package, runs the bundle made by `npm run prepack`.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(path, import.meta.url);

if (existsSync(at('main.ts'))) {
  const { register } = await import('tsx/esm/api');
  // Ignore the tsconfig.json in the working directory.
  register({ tsconfig: fileURLToPath(at('../tsconfig.json')) });
  // Without `DEBUG_COLORS`, Babel's logger checks hundreds of times whether the output is a terminal.
  process.env.DEBUG_COLORS ??= 'false';
  await (await import('./main')).main(process.argv);
} else {
  // Node has `enableCompileCache` from version 22.8.
  module.enableCompileCache?.();
  await (await import(at('../dist/cli/main.js').href)).main(process.argv);
}
