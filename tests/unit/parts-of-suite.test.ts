import { expect, it } from 'vitest';
import { partsOfSuite } from '../parts-of-suite.mjs';

it('takes a list apart in its order, each file once, folders as a whole', () => {
  const all = ['tests/a/one.test.ts', 'tests/a/deep/two.test.ts', 'tests/ab/three.test.ts', 'tests/b/four.test.ts'];
  const list = ['tests/a/deep/', 'tests/none/', 'tests/a/', 'tests/b/four.test.ts', 'tests/wpe/oldest.wpe.ts'];
  expect(partsOfSuite(list, all)).toEqual([
    { path: 'tests/a/deep/', files: ['tests/a/deep/two.test.ts'] },
    { path: 'tests/a/', files: ['tests/a/one.test.ts'] },
    { path: 'tests/b/four.test.ts', files: ['tests/b/four.test.ts'] },
    { path: 'tests/wpe/oldest.wpe.ts', files: ['tests/wpe/oldest.wpe.ts'] },
  ]);
});

it('finds the test files that are there', () => {
  const [part] = partsOfSuite(['tests/unit/']);
  expect(part?.files).toContain('tests/unit/parts-of-suite.test.ts');
});
