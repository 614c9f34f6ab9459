#!/usr/bin/env node
// The `cobble` command. The sources run as they are, so `npm ci` is all that it needs: no build step.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Our own settings, not those of a folder that the command is called from.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
const { main } = await import('./main');
await main(process.argv);
