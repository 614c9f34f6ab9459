import { expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';

const { openPage } = harness();

// LDR-1 DEV-1
it.each(pages)('mounts every widget of $path without a failed request', async ({ path }) => {
  const opened = await openPage(path);
  await opened.waitForMounted();
  await opened.waitForRendering();
  const refused = opened.requests.filter(({ status = 0, failed }) => failed || status >= 400);
  expect({ errors: opened.errors, console: opened.consoleMessages('error'), refused }).toEqual({
    errors: [],
    console: [],
    refused: [],
  });
});
