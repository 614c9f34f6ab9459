import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();

// Interface 9
it('reports each exposure exactly once per view in a random walk', async () => {
  const { reported, expected, path } = await walk(server, 1);
  expect(reported, path.join(', ')).toEqual(expected);
});
