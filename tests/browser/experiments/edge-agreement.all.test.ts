import { it } from 'vitest';
import { harness } from '../harness';
import { expectEdgeAgreement } from './edge-agreement';

const server = harness();

// CLI-2
it(
  'makes the same decisions on the page and at the edge for 10,000 URLs',
  () => expectEdgeAgreement(server, 10_000),
  300_000,
);
