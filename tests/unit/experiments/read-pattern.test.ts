// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { RejectedSyntax, readPattern } from '../../../src/experiments/engine/patterns/read-pattern';

// Threat 9. Patterns are rejected if browsers interpret them differently.
describe('the reading of a pattern', () => {
  it.each([
    ['(?<a>x)(?<a>y)', 7],
    ['(?<a>x)\\k<b>', 7],
    ['(a)\\2', 3],
    ['(a)\\10', 3],
    ['(?:a)\\1', 5],
    ['(?=a)\\1', 5],
    ['\\(a\\1', 3],
    ['ab\\C', 2],
    ['ab[c', 2],
  ])('rejects a pattern for %s at character %i', (source, index) => {
    let thrown: unknown;
    try {
      readPattern(source);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RejectedSyntax);
    expect(thrown).toMatchObject({ index });
  });

  it.each(['(a)(b)\\2', '(?<a>x)\\k<a>\\1', '(?<a>x)(?<b>y)', '>(a)>', '\\d\\d', '(a)'.repeat(300)])(
    'accepts a pattern for %s',
    (source) => {
      expect(readPattern(source).length).toBe(1);
    },
  );

  it('stops reading at 250 nested groups, however many are adjacent', () => {
    const nested = (count: number) => `${'('.repeat(count)}a${')'.repeat(count)}`;
    expect(readPattern(nested(249).repeat(2))[0]).toHaveLength(2);
    expect(() => readPattern(nested(250))).toThrow(RangeError);
  });

  it('reads the places and the counts of the parts', () => {
    const once = { min: 1, max: 1 };
    expect(readPattern('ab+(c|d{2})?')).toEqual([
      [
        { text: 'a', ...once, start: 0, end: 1 },
        { text: 'b', min: 1, max: Infinity, start: 1, end: 3 },
        {
          text: '(',
          min: 0,
          max: 1,
          start: 3,
          end: 12,
          alternatives: [
            [{ text: 'c', ...once, start: 4, end: 5 }],
            [{ text: 'd', min: 2, max: 2, start: 6, end: 10 }],
          ],
        },
      ],
    ]);
  });
});

// Two loops that match the same text multiply the steps. A pattern without `^` counts as one more loop.
it.each([
  [`${'a'.repeat(31)}*`, 1024],
  [`${'a'.repeat(32)}*`, 0],
  [`^${'a'.repeat(31)}*`, 2048],
  [`x^${'a'.repeat(29)}*`, 1024],
  [`^a*|${'a'.repeat(12)}`, 1024],
  [`^${'a?'.repeat(9)}b*`, 1560],
  ['^a{9}\\d', 2048],
  ['^a{99}', 0],
  ['^(a)\\1', 0],
  ['^(?:a)', 2048],
  // An alternative in a group leaves the pattern anchored, but not one after an escaped bracket or a class.
  ['^/(en-us|fr-fr)/help/[^/]+$', 2048],
  ['^(a[)|]|b\\))c*d', 2048],
  ['^(a|b)|c*d*', 0],
  ['^a\\(|b*c*\\)', 0],
  ['^[(]|b*c*[)]', 0],
  // Only the first character anchors a pattern.
  ['(.*.*)^x', 0],
  ['[a].*.*^b', 0],
  ['^(?<a>b)', 0],
  ['^(a)*', 0],
])('tries %s without a proof on texts of up to %i characters', (source, characters) => {
  expect(quickLimit(source)).toBe(characters);
});
