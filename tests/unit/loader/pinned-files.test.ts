// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { pinnedFiles } from '../../../src/loader/pinned-files';

afterEach(() => vi.unstubAllGlobals());

// threat 6
it('never fetches a file without a known integrity, because an empty one accepts anything', async () => {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  // The build under test has no integrity lists.
  const { fetches } = pinnedFiles('https://cdn.example/', 'realms');
  await expect(fetches.fetchFile('https://cdn.example/realms/tile.css')).rejects.toThrow(
    "isn't a file of the pinned build",
  );
  await expect(fetches.fetchFile('https://cdn.example/fonts/jersey-10.woff2')).rejects.toThrow(
    "isn't a file of the pinned build",
  );
  expect(fetched).not.toHaveBeenCalled();
});
