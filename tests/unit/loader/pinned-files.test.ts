import { afterEach, expect, it, vi } from 'vitest';
import { pinnedFiles } from '../../../src/loader/pinned-files';

afterEach(() => vi.unstubAllGlobals());

// threat 6
it('a file whose integrity is not known is never fetched: an empty integrity lets everything pass', async () => {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  // The build under test has no lists at all.
  const { fetches } = pinnedFiles('https://cdn.example/', 'realms');
  await expect(fetches.fetchFile('https://cdn.example/realms/tile.css')).rejects.toThrow('is no file of the pinned build');
  expect(await fetches.fetchFont()).toHaveProperty('byteLength', 0);
  expect(fetched).not.toHaveBeenCalled();
});
