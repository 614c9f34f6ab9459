import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { suitesThatHold } from '../suites-that-hold.mjs';

it('each folder and file that holds in an engine is there, folders as such', () => {
  const all = Object.values(suitesThatHold).flat();
  expect(all.filter((path) => !existsSync(path))).toEqual([]);
  // Vitest takes what it is given for a part of a path: `recorded` without its slash is `recorded.test.ts` too.
  const narrow = [...suitesThatHold.firefox, ...suitesThatHold.webkit];
  expect(narrow.filter((path) => !/^tests\/.*(\/|\.test\.ts)$/.test(path))).toEqual([]);
});
