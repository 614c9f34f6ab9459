import { it } from 'vitest';
import { harness } from '../harness';
import { expectAgreement } from './agreement';

const server = harness();

// CLI-2
it(
  'finds the same experiments, flights, scripts and styles on the page and in `cobble match`',
  () => expectAgreement(server, 26),
  300_000,
);
