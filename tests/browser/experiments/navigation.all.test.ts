import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();
const seeds = Array.from({ length: 100 }, (_, index) => index + 100);

// Interface 9. Each walk is a separate test: pages stay open until their test ends, and a hundred open pages are too
// many.
it.for(seeds)('reports each exposure exactly once per view in random walk %i', async (seed) => {
  const { reported, expected, path } = await walk(server, seed);
  expect(reported, path.join(', ')).toEqual(expected);
});
