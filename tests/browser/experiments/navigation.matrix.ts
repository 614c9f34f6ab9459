import { expect, it } from 'vitest';
import { harness } from '../harness';
import { walk } from './navigation';

const server = harness();

// Interface 9
it('over 100 random walks each exposure is told exactly once a view', { timeout: 1_800_000 }, async () => {
  for (let seed = 100; seed < 200; seed++) {
    const { told, expected, path } = await walk(server, seed);
    expect(told, `${seed}: ${path.join(', ')}`).toEqual(expected);
  }
});
