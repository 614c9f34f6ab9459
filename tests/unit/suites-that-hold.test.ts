// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { suitesThatHold } from '../suites-that-hold.mjs';

it('each folder and file that holds in an engine is there, folders as such', () => {
  const all = Object.values(suitesThatHold).flat();
  expect(all.filter((path) => !existsSync(path))).toEqual([]);
  // Vitest takes what it is given for a part of a path: `rooms` without its slash is `rooms.test.ts` too.
  const narrow = [...suitesThatHold.chromium, ...suitesThatHold.firefox, ...suitesThatHold.webkit];
  expect(narrow.filter((path) => !/^tests\/.*(\/|\.test\.ts)$/.test(path))).toEqual([]);
});

it('Chromium runs every browser test, in whatever folder', () => {
  const all = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => /\/browser\/.*\.test\.ts$/.test(path));
  expect(all).toContain('tests/fuzz/browser/life.test.ts');
  expect(all.filter((path) => !suitesThatHold.chromium.some((held) => path.startsWith(held)))).toEqual([]);
});
