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
])('a sample of %i is evenly spread, and no more than there are', (count, sample) => {
  expect(sampleOf(['a', 'b', 'c', 'd', 'e'], count)).toEqual(sample);
});

it('`npm run test:all` tries all', () => {
  vi.stubEnv('COBBLE_WHOLE', '1');
  expect(sampleOf(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c']);
});

it('the other engines try all', async () => {
  vi.stubEnv('COBBLE_ENGINE', 'firefox');
  vi.resetModules();
  const { sampleOf } = await import('../browser/sample-of');
  expect(sampleOf(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c']);
});
