import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();
const seeds = Array.from({ length: 100 }, (_, index) => index + 100);

// Interface 9. One test per walk: pages stay open until their test ends, and a hundred at once starve a machine.
it.for(seeds)('reports each exposure exactly once per view in random walk %i', async (seed) => {
  const { told, expected, path } = await walk(server, seed);
  expect(told, path.join(', ')).toEqual(expected);
});
