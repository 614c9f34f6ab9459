// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { literals } from '../../../cli/match/literals';
import { isCatastrophic } from '../../../src/experiments/engine/is-catastrophic';
import { limits } from '../../../src/experiments/engine/limits';
import { quickLimit } from '../../../src/experiments/engine/quick-limit';

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
  '.*.*.*x',
  '^.*.*.*.*x',
  'foo.*bar.*baz.*qux',
  '(a?){40}a{40}',
  '^(a?){300}b',
  `${'a?'.repeat(40)}a{40}`,
  `^${'(a|a)'.repeat(40)}b`,
  '^(a)(\\1|a)*$',
  '(?:(?=.*.*.*a).)*x',
  '(?<=(a+)+)b',
  // A browser reads \k, \X and \C as letters if no group has a name. The escapes themselves are rejected now.
  '^/k<?(a|a)*>?$',
  '(?:\\x61|a)*b',
  // Two ways to read nothing.
  '^(?:(?:|)a)*c',
  '^(?:(?:\\b|\\B|)a)*c',
  '^(?:a(?:(?=b)|))*c',
  // No URL has a blank, so the outer loop never closes; its first round has 2^30 ways.
  '^(?:(?:a|a){30}\\s)*b',
  // A round that must be can be an empty one before another.
  '^(?:(a|)+b)*c',
  '^(?:(?:a?){2,}b)*c',
  `^${'(|)'.repeat(40)}[ab](?!a)c`,
  `^${'(?:\\b|\\b)'.repeat(40)}[ab](?!a)c`,
  '^(?:(?:a?|){9}){9}c',
  '^(?:(?=a)){999}b',
  // Rounds that may be empty let a second way pass.
  '^(?:a|(?:b?){1,2}a)*$',
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
  // The search is no loop more: `^` begins once, and what can no longer fail is not tried again.
  '^.*.*.*x',
  '.*foo.*bar.*',
  '.*foobarbaz.*quxquuxcorge.*',
  '^/(/.*)*$',
  'x(a+)+',
  '(zabc|abc)*x',
  '.*(?<!\\.html)$',
  '(?<!administrator)/x',
  '([\'"]).*\\1',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  '^\\(?\\d{3}\\)?[(?]x(\\w-)*$',
  '(^|/)a+(/|$)',
];

describe('patterns that would stall a page', () => {
  it.each(slow)('%s is refused', (source) => expect(!quickLimit(source) && isCatastrophic(source)).toBe(true));
  it.each(fine)('%s is not', (source) => expect(!quickLimit(source) && isCatastrophic(source)).toBe(false));

  it.each([
    [
      'many words in a loop',
      `^(${Array.from({ length: 80 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`).join('|')})+$`,
      false,
    ],
    ['many words in two loops', `((${Array.from({ length: 300 }, (_, index) => `w${index}`).join('|')})*x?)*$`, true],
    ['deep brackets', `${'('.repeat(200)}a${')*'.repeat(200)}b`, true],
    ['brackets that are too deep', `${'('.repeat(400)}a${')*'.repeat(400)}`, true],
    ['counts in counts of nothing', `${'('.repeat(200)}${'){2}'.repeat(200)}`, true],
    ['large counts in a row', `${'.{0,99}'.repeat(500)}x`, true],
    ['many words at any place', `(${Array.from({ length: 200 }, (_, index) => `w${index}`).join('|')})/x`, false],
    ['a long chain', '(a|b)*'.repeat(600), true],
  ])('%s are judged without stalling the judge', (_, source, refused) => {
    expect(isCatastrophic(source)).toBe(refused);
  });
});

it.each(['^/(?i:store)', '(?-i:a)', '(?<n>a)|(?<n>b)'])('%s is refused: not every browser takes it', (source) => {
  expect(!quickLimit(source) && isCatastrophic(source)).toBe(true);
});

it('the proof is for texts as long as the engine looks at', () => {
  const file = readFileSync(new URL('../../../src/experiments/engine/is-catastrophic.ts', import.meta.url), 'utf8');
  expect(file).toContain(`const LONGEST = ${limits.input};`);
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
    ['(?i:a)b', []],
    ['[.]html', [['.html']]],
    ['^^a', [['\0a']]],
    ['$^', [['\x01'], ['\0']]],
    ['(', []],
    ['.*', []],
  ])('of %s', (source, expected) => {
    expect(literals(source)).toEqual(expected);
  });
});
