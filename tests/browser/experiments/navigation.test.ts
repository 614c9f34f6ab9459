import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();

// Interface 9
it.each([1, 2])('over a random walk (%i) each exposure is told exactly once a view', async (seed) => {
  const { told, expected, path } = await walk(server, seed);
  expect(told, path.join(', ')).toEqual(expected);
});
