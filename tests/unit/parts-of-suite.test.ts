// @vitest-environment node
import { expect, it } from 'vitest';
import { partsOfSuite } from '../parts-of-suite.mjs';

it('takes a list apart in its order, each file once, folders as a whole and files that stand together as one', () => {
  const all = ['tests/a/one.test.ts', 'tests/a/deep/two.test.ts', 'tests/ab/three.test.ts', 'tests/b/four.test.ts'];
  const list = [
    'tests/a/deep/',
    'tests/none/',
    'tests/a/',
    'tests/b/four.test.ts',
    'tests/wpe/oldest.wpe.ts',
    'tests/ab/',
    'tests/a/one.test.ts',
  ];
  expect(partsOfSuite(list, all)).toEqual([
    { path: 'tests/a/deep/', files: ['tests/a/deep/two.test.ts'] },
    { path: 'tests/a/', files: ['tests/a/one.test.ts'] },
    {
      path: 'tests/b/four.test.ts tests/wpe/oldest.wpe.ts',
      files: ['tests/b/four.test.ts', 'tests/wpe/oldest.wpe.ts'],
    },
    { path: 'tests/ab/', files: ['tests/ab/three.test.ts'] },
    { path: 'tests/a/one.test.ts', files: ['tests/a/one.test.ts'] },
  ]);
});

it('finds the test files that are there', () => {
  const [part] = partsOfSuite(['tests/unit/']);
  expect(part?.files).toContain('tests/unit/parts-of-suite.test.ts');
});
