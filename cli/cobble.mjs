#!/usr/bin/env node
// The `cobble` command. The sources run as they are, so `npm ci` is all that it needs: no build step.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main');
await main(process.argv);
