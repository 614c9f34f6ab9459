#!/usr/bin/env node
// The `cobble` command. The sources run as they are, so `npm ci` is all that it needs: no build step.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Our own settings, not those of a folder that the command is called from.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
// Babel's logger asks for each of its hundreds of names whether this is a terminal.
process.env.DEBUG_COLORS ??= 'false';
const { main } = await import('./main');
await main(process.argv);
