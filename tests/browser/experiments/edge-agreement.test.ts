import { it } from 'vitest';
import { harness } from '../harness';
import { edgeAgrees } from './edge-agreement';

const server = harness();

// CLI-2. More of them: edge-agreement.all.test.ts.
it('the page and the edge decide alike on 300 URLs', () => edgeAgrees(server, 300), 60_000);
