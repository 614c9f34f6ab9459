import { it } from 'vitest';
import { harness } from '../harness';
import { edgeAgrees } from './edge-agreement';

const server = harness();

// CLI-2
it('the page and the edge decide alike on 10,000 URLs', () => edgeAgrees(server, 10_000), 300_000);
