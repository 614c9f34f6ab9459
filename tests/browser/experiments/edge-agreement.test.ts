import { beforeAll, it } from 'vitest';
import { installWorkerd } from '../../edge/run-worker';
import { harness } from '../harness';
import { expectEdgeAgreement } from './edge-agreement';

const server = harness();
beforeAll(installWorkerd, 300_000);

// CLI-2. edge-agreement.all.test.ts tests more cases.
it('makes the same decisions on the page and at the edge for 300 URLs', { tags: 'all', timeout: 60_000 }, () =>
  expectEdgeAgreement(server, 300),
);
