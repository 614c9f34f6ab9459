import { createRequire } from 'node:module';
import type * as Refa from 'refa';

const require = createRequire(import.meta.url);

/** The library of automata. Loading it takes longer than all the rest of a small config's check: call it when needed. */
export const automata = (): typeof Refa => require('refa');
