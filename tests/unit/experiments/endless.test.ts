// @vitest-environment node
import fc from 'fast-check';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { endless } from '../../../src/services/experiments/endless';
import { suspicious } from '../../../src/services/experiments/expression';
import { literals } from '../../../src/services/experiments/literals';

/** Each takes longer than anybody waits on some path of a hundred characters. */
const slow = [
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(.*)*x',
  '(a*)*b',
  '^(\\w+\\s?)*$',
  '(?:a|a?)+$',
  '(x+x+)+y',
  '^/(/.*)*$',
  '(.*/)*x',
  '(\\w|\\d)+$',
  '^(ab|abab)+$',
  '^(foo|foofoo)+$',
  '(aa|aaa)+$',
  '(a{1,3})+$',
  '((a|b)+)*c',
  '(([^/]+)/?)+$',
  '^(?:[a-z]+-?)+$',
  '(?=(a+)+$)',
  '^(.a|a.)*$',
  '(a?b?)*c$',
  '([?&](a|b)=[^&]*)*$',
  '(a+|b+)*c',
  '^(\\x61|a)+$',
  '^([a\\]]|\\])*$',
  '(a+){10}$',
  '.*.*.*.*=',
];

/** Nested or repeated, and fine. */
const fine = [
  '^/([a-z]{2}-[a-z]{2}/)?store(/.*)?$',
  '^(/[a-z-]+)+$',
  '^/(?:[\\w-]+/)*store',
  '^/([a-z-]+/)*x$',
  '(/[^/]+)*$',
  '[a-z0-9]+(-[a-z0-9]+)*$',
  '(?:[^&]*&)*campaign=',
  '(foo|bar)+$',
  '(a|b)*c',
  '(%[0-9A-F]{2}|[a-z])*$',
  '(\\d{2})+$',
  '(\\d{4}/)+',
  '^/[a-z-]+/store/[^/]+/[^/]+/[^/]+$',
  '.*.*=.*',
  '(?=.*utm_source=x)(?=.*utm_campaign=y)',
  '[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}',
  '^/.*/.*/.*$',
  '(\\?|&)x=1(&|$)',
  '^(?!.*admin)/(\\w+/)*$',
  '(ab*)*c',
  '^(?:/(?:a|b|c)){2,5}$',
];

describe('patterns that would stall a page', () => {
  it.each(slow)('%s is refused', (source) => expect(suspicious(source) && endless(source)).toBe(true));
  it.each(fine)('%s is not', (source) => expect(suspicious(source) && endless(source)).toBe(false));

  it.each([
    [
      'many words in a loop',
      `^(${Array.from({ length: 80 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`).join('|')})+$`,
      false,
    ],
    ['many words in two loops', `((${Array.from({ length: 300 }, (_, index) => `w${index}`).join('|')})*x?)*$`, true],
    ['deep brackets', `${'('.repeat(400)}a${')*'.repeat(400)}`, true],
    ['a long chain', '(a|b)*'.repeat(600), true],
  ])('%s are judged without stalling the judge', (_, source, refused) => {
    expect(endless(source)).toBe(refused);
  });
});

/** Groups in groups, with all kinds of repetition. */
const nested: fc.Arbitrary<string> = fc
  .letrec<{ piece: string; alternatives: string }>((tie) => ({
    piece: fc.oneof(
      { depthSize: 'small' },
      {
        weight: 4,
        arbitrary: fc
          .tuple(
            fc.constantFrom('a', 'b', '/', '[ab]', '[^/]', '.', '\\w', '-', 'ab'),
            fc.constantFrom('', '', '*', '+', '?', '{1,3}', '{2,}'),
          )
          .map((parts) => parts.join('')),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(tie('alternatives'), fc.constantFrom('', '*', '+', '?', '{2,}'))
          .map(([inside, times]) => `(${inside})${times}`),
      },
    ),
    alternatives: fc
      .array(
        fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
        { minLength: 1, maxLength: 2 },
      )
      .map((all) => all.join('|')),
  }))
  .alternatives.map((all) => `^(?:${all})$`);

it('no pattern passes that recheck finds exponential', () => {
  let exponential = 0;
  for (const source of fc.sample(nested, { numRuns: 30, seed: 7 })) {
    const verdict = checkSync(source, '', { timeout: 200 });
    if (verdict.status !== 'vulnerable' || verdict.complexity.type !== 'exponential') continue;
    exponential++;
    expect(suspicious(source) && endless(source), source).toBe(true);
  }
  // How many it finds in its time depends on the machine.
  expect(exponential).toBeGreaterThan(0);
}, 60_000);

it.each(['^/(?i:store)', '(?-i:a)', '(?<n>a)|(?<n>b)'])('%s is refused: not every browser takes it', (source) => {
  expect(suspicious(source) && endless(source)).toBe(true);
});

describe('literals', () => {
  it.each<[string, string[][]]>([
    ['^/[a-z-]+/store', [['\0/'], ['/store']]],
    ['/(en|fr)/store$', [['/en/store\x01', '/fr/store\x01']]],
    ['(foo|bar)baz+', [['fooba', 'barba'], ['z']]],
    ['a?b', [['b']]],
    ['(|a)b', [['b', 'ab']]],
    ['(?=.*utm)a', [['a'], ['utm']]],
    ['(?!x)a(?<=y)', [['a']]],
    ['x{2}y', [['x'], ['y']]],
    ['(?i:a)b', [['b']]],
    ['[.]html', [['.html']]],
    ['^^a', [['\0a']]],
    ['$^', [['\x01'], ['\0']]],
    ['(', []],
    ['.*', []],
  ])('of %s', (source, expected) => {
    expect(literals(source)).toEqual(expected);
  });
});
