// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runStream } from '../../bench/stream/run-stream';

const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));

it('matches every URL of a long list without holding it in memory', async () => {
  const small = await runStream(CONFIG, 1e6);
  const large = await runStream(CONFIG, 4e7);
  expect([large.code, large.results]).toEqual([0, large.lines]);
  // Keeping the whole input (39 MB) and output (80 MB) in memory would exceed this limit.
  expect(large.peak - small.peak).toBeLessThan(130e6);
  expect(large.peak).toBeLessThan(300e6);
}, 120_000);
