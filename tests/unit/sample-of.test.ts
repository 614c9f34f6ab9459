// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { sampleOf } from '../browser/sample-of';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [1, ['c']],
  [2, ['b', 'd']],
  [4, ['a', 'b', 'd', 'e']],
  [5, ['a', 'b', 'c', 'd', 'e']],
  [9, ['a', 'b', 'c', 'd', 'e']],
])('returns a sample of %i, evenly distributed, with at most all items', (count, sample) => {
  expect(sampleOf(['a', 'b', 'c', 'd', 'e'], count)).toEqual(sample);
});

it('returns all items for `npm run test:all`', () => {
  vi.stubEnv('COBBLE_WHOLE', '1');
  expect(sampleOf(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c']);
});

it('returns all items in other engines', async () => {
  vi.stubEnv('COBBLE_ENGINE', 'firefox');
  vi.resetModules();
  const { sampleOf } = await import('../browser/sample-of');
  expect(sampleOf(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c']);
});
