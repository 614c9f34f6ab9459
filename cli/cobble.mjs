#!/usr/bin/env node
// The `cobble` command. In a checkout the sources run as they are, so `npm ci` is all that it needs: no build step. The
// package has no sources, but what `npm run prepack` has made of them.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(path, import.meta.url);

if (existsSync(at('main.ts'))) {
  const { register } = await import('tsx/esm/api');
  // Our own settings, not those of a folder that the command is called from.
  register({ tsconfig: fileURLToPath(at('../tsconfig.json')) });
  // Babel's logger asks for each of its hundreds of names whether this is a terminal.
  process.env.DEBUG_COLORS ??= 'false';
  await (await import('./main')).main(process.argv);
} else {
  // Node 22.8 and later keep what they have compiled.
  module.enableCompileCache?.();
  await (await import(at('../dist/cli/main.js').href)).main(process.argv);
}
