import { expect, it } from 'vitest';
import { harness } from '../harness';
import { compareIgnored } from './ignored-pages';

const { pageWith } = harness();

// Interface 9, threat 4
it('renders no widget that the browser ignores, on 10,000 random pages with random selectors', async () => {
  const { page } = await pageWith('');
  const { wrong, decided, rendered } = await compareIgnored(page, 10_000);
  expect(wrong).toEqual([]);
  // The server is stricter than the browser only about the case of letters and the namespaces of attributes.
  expect(rendered / decided).toBeGreaterThan(0.95);
}, 240_000);
