import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag, tile } from './tag';

const { pageWith } = harness();

// CLI-3
it('mounts components after one request, and requests only what it does not contain', async () => {
  const opened = await pageWith(
    `${tag('', 'realms', 'cobble-components.js')}${tile()}${tile('data-theme="gray"')}<div data-widget="sign-in"></div>`,
  );
  await opened.waitForMounted();
  await opened.waitForIdle();
  const files = opened.sent(/^\/dist\//).map(({ path }) => path.replace(/^\/dist\/|\.[\da-f]{6}(?=\.)/g, ''));
  expect(files.sort()).toEqual([
    'chunks/services.js',
    'chunks/sign-in.js',
    'gray/marketplace-tile.css',
    'realms/areas.css',
    'realms/cobble-components.js',
    'realms/sign-in.css',
  ]);
  expect([...opened.errors, ...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
});
