import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();

// Interface 9
it('over a random walk each exposure is told exactly once a view', async () => {
  const { told, expected, path } = await walk(server, 1);
  expect(told, path.join(', ')).toEqual(expected);
});
