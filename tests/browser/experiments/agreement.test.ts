import { it } from 'vitest';
import { harness } from '../harness';
import { agree } from './agreement';

const server = harness();

// CLI-2. More of them: agreement.matrix.ts.
it('the page and `cobble match` agree on experiments, flights, scripts and styles', () => agree(server, 2), 60_000);
