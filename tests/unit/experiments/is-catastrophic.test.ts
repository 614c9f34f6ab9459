// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { literals } from '../../../cli/match/literals';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';

const patternsOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('// '));

/** Patterns that practically never finish on some path of a hundred characters. */
const slow = [
  ...patternsOf('slow-patterns.txt'),
  `${'a?'.repeat(40)}a{40}`,
  `^${'(a|a)'.repeat(40)}b`,
  `^${'(|)'.repeat(40)}[ab](?!a)c`,
  `^${'(?:\\b|\\b)'.repeat(40)}[ab](?!a)c`,
];

const fine = patternsOf('fine-patterns.txt');

describe('isCatastrophic', () => {
  it.each(slow)('rejects %s', (source) => expect(!quickLimit(source) && isCatastrophic(source)).toBe(true));
  it.each(fine)('accepts %s', (source) => expect(!quickLimit(source) && isCatastrophic(source)).toBe(false));

  it.each([
    [
      'many words in a loop',
      `^(${Array.from({ length: 80 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`).join('|')})+$`,
      false,
    ],
    ['many words in two loops', `((${Array.from({ length: 300 }, (_, index) => `w${index}`).join('|')})*x?)*$`, true],
    ['deep brackets', `${'('.repeat(200)}a${')*'.repeat(200)}b`, true],
    ['brackets nested too deeply', `${'('.repeat(400)}a${')*'.repeat(400)}`, true],
    ['counts in counts of nothing', `${'('.repeat(200)}${'){2}'.repeat(200)}`, true],
    ['large counts in a row', `${'.{0,99}'.repeat(500)}x`, true],
    ['many words at any position', `(${Array.from({ length: 200 }, (_, index) => `w${index}`).join('|')})/x`, false],
    ['a long chain', '(a|b)*'.repeat(600), true],
  ])('decides quickly on %s', (_, source, refused) => {
    expect(isCatastrophic(source)).toBe(refused);
  });
});

it.each(['^/(?i:store)', '(?-i:a)', '(?<n>a)|(?<n>b)'])("rejects %s, which some browsers don't support", (source) => {
  expect(!quickLimit(source) && isCatastrophic(source)).toBe(true);
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
  ])('finds the literals of %s', (source, expected) => {
    expect(literals(source)).toEqual(expected);
  });
});
