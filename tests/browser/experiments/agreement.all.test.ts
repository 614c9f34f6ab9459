import { it } from 'vitest';
import { harness } from '../harness';
import { agree } from './agreement';

const server = harness();

// CLI-2
it(
  'gives the same experiments, flights, scripts and styles on the page and in `cobble match`',
  () => agree(server, 26),
  300_000,
);
