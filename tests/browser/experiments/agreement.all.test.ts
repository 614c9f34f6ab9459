import { it } from 'vitest';
import { harness } from '../harness';
import { agree } from './agreement';

const server = harness();

// CLI-2
it('the page and `cobble match` agree on experiments, flights, scripts and styles', () => agree(server, 26), 300_000);
