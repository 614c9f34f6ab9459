// @vitest-environment node
import { once } from 'node:events';
import { watch } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { type Watch, watchFiles } from '../../../cli/watch/watch-files';
import { tempFolder } from '../temp-folder';

const folder = tempFolder();
let watched: Watch | undefined;
afterEach(() => watched?.close());

// `cobble test . --watch > log` ran forever, because each run changed the log.
it('reports added and removed files, but no changed content, of a folder whose entries are watched', async () => {
  folder.write('log', '');
  const onChange = vi.fn();
  watched = watchFiles(onChange);
  await watched.entries(folder.path());
  const other = watch(folder.path());
  try {
    const changed = once(other, 'change');
    folder.write('log', 'a run');
    await changed;
  } finally {
    other.close();
  }
  expect(onChange).not.toHaveBeenCalled();
  folder.write('cases.json', '{}');
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
});
