// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ciCommands } from './reading/ci-commands';
import { excerptOf } from './reading/excerpt-of';
import { headersOf } from './reading/headers-of';
import { matchesOutput } from './reading/matches-output';

describe('the output shown in a document', () => {
  const printed = 'built 1 theme into /tmp/x (48 files)\n\n  one.*\n  two \n';

  it.each([
    'built 1 theme into /tmp/x (48 files)\n\n  one.*\n  two',
    'built 1 theme into …\n…\n  two',
    '…\n  one.*\n…',
    '…',
  ])('accepts the printed output in a document: %j', (shown) => {
    expect(matchesOutput(shown, printed)).toBe(true);
  });

  it.each(['', 'built 1 theme into …', 'built 1 theme into …\n  two', '…\n  oneXY\n…', '…\n  one.*'])(
    'rejects output in a document that differs from the printed one: %j',
    (shown) => {
      expect(matchesOutput(shown, printed)).toBe(false);
    },
  );
});

it('accepts an excerpt of consecutive lines of its file, with any indentation', () => {
  expect(excerptOf("// src/themes/gray.ts\nname: 'gray',\n")).toBe('');
  expect(excerptOf("// src/themes/gray.ts\nname: 'grey',\n")).toBe('is not in src/themes/gray.ts');
  expect(excerptOf('# src/themes/none.ts\nx\n')).toBe('src/themes/none.ts is not there');
  expect(excerptOf('// a word on it\nx\n')).toBeUndefined();
});

it('returns the headers of every rule that matches a path', () => {
  const file = '/a/*\n  X: 1\n/a/b.*.js\n  Y: 2: 3\n/a/b.js\n  Z: 4\n';
  expect(headersOf(file, '/a/b.c.js')).toEqual([
    ['X', '1'],
    ['Y', '2: 3'],
  ]);
  expect(headersOf(file, '/a/b.js')).toEqual([
    ['X', '1'],
    ['Z', '4'],
  ]);
  expect(headersOf(file, '/b')).toEqual([]);
});

it('finds the commands of a workflow and a pipeline, in order', () => {
  expect(
    ciCommands({ name: 'x', jobs: { a: { steps: [{ uses: 'y' }, { run: '1' }] }, b: { steps: [{ run: '2' }] } } }),
  ).toEqual(['1', '2']);
  expect(ciCommands({ a: { image: 'x', script: ['1', '2'] }, b: { script: '3' } })).toEqual(['1', '2', '3']);
});
