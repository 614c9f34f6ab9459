// @vitest-environment node
// Literals that every match contains. A literal that isn't found only costs time; a wrong one hides matches.
import { expect, it } from 'vitest';
import { edge, literals } from '../../../cli/match/literals';
import { limits } from '../../../src/experiments/engine/patterns/limits';

const letters = [...'abcdefghijklmnopq'];
const sixteen = letters.slice(0, 16);

it('joins certain literals, and splits at or drops uncertain parts', () => {
  for (const [, source, expected] of [
    ['adjacent characters form one literal', 'aab', [['aab']]],
    ['blanks are ordinary characters', 'a  b', [['a  b']]],
    ['an escaped punctuation character is literal', 'a\\.b\\/c', [['a.b/c']]],
    ['an escaped letter is a class', 'a\\db', [['a'], ['b']]],
    ['a character code is not decoded', 'a\\x61b', [['a'], ['b']]],
    ['a dot separates two literals', 'a.b', [['a'], ['b']]],
    ['a word boundary is empty', 'a\\bb\\Bc', [['abc']]],
    ['a class with one character is that character', '[a]b', [['ab']]],
    ['a class with two characters is a choice', '[ab]c', [['ac', 'bc']]],
    ['a metacharacter without a meaning in a class is literal', '[a^]b', [['ab', '^b']]],
    ['a larger class has no literal', '[abc]d', [['d']]],
    ['a negated class has no literal', '[^a]b[^[a]', [['b']]],
    ['a class with a dash has no literal', '[a-]b[-a]', [['b']]],
    ['a class with an escape has no literal', '[\\d]b[a\\]]', [['b']]],
    ['an empty class has no literal', '[]b', [['b']]],
    ['a group joins its neighbours', '(?:ab)c(?<name>d)', [['abcd']]],
    ['syntax that the page rejects has no literal', '(?i:a)b', []],
    ['each alternative is joined with the text around it', 'a(b|c)d', [['abd', 'acd']]],
    ['an empty alternative keeps the text around it', '(ab|)c', [['abc', 'c']]],
    ['an alternative without a literal removes the choice', '(a|.)b', [['b']]],
    ['the longest literal of each alternative is used', '(ab..cdef|gh)', [['cdef', 'gh']]],
    ['a choice is as long as its shortest literal', '((aaaa|b).cc|dd)', [['cc', 'dd']]],
    ['literals of an inexact alternative are a choice too', 'a(b|c)d|e.', [['abd', 'acd', 'e']]],
    ['an empty alternative beside an inexact one has no literal', '(ab.|)c', [['c']]],
    ['an inexact group separates its neighbours', '(a.b)c', [['a'], ['b'], ['c']]],
  ] as [string, string, string[][]][])
    expect(literals(source), source).toEqual(expected);
});

it('joins parts that occur once, splits at repeated ones, and drops optional ones', () => {
  for (const [source, expected] of [
    ['a?b', [['b']]],
    ['a*b', [['b']]],
    ['a{0}b', [['b']]],
    ['a{0,1}b', [['b']]],
    ['a{1}b', [['ab']]],
    ['a+b', [['a'], ['b']]],
    ['a{1,2}b', [['a'], ['b']]],
    ['(ab)+c', [['ab'], ['c']]],
    ['(a(b|c))+d', [['ab', 'ac'], ['d']]],
    ['[ab]{2}c', [['a', 'b'], ['c']]],
    ['/abc+d', [['/ab'], ['c'], ['d']]],
    ['/abc{2}d', [['/ab'], ['c'], ['d']]],
    ['/abc?d', [['/ab'], ['d']]],
  ] as [string, string[][]][])
    expect(literals(source), source).toEqual(expected);
});

it('treats lookarounds as empty, and uses the literal of a positive lookahead', () => {
  for (const [source, expected] of [
    ['ab(?=cd)ef', [['abef'], ['cd']]],
    ['(?=ab|cd)e', [['e'], ['ab', 'cd']]],
    ['(?=a)(?=b)c', [['c'], ['a'], ['b']]],
    ['(?=a.b)c', [['c'], ['a'], ['b']]],
    ['(?<=ab)c', [['c']]],
    ['(?<!ab)c', [['c']]],
    ['ab(?!c)d', [['abd']]],
  ] as [string, string[][]][])
    expect(literals(source), source).toEqual(expected);
});

it('marks literals at an edge, and has none for an edge inside the pattern', () => {
  for (const [source, expected] of [
    ['^ab$', [[`${edge.start}ab${edge.end}`]]],
    ['^(^a)', [[`${edge.start}a`]]],
    ['(a$)$', [[`a${edge.end}`]]],
    ['a^b', [['a'], [`${edge.start}b`]]],
    ['$a', [[edge.end], ['a']]],
    ['a$b', [[`a${edge.end}`], ['b']]],
    ['(^|b)c', [[`${edge.start}c`, 'bc']]],
    ['a(^|b)c', [['a'], [`${edge.start}c`, 'bc']]],
  ] as [string, string[][]][])
    expect(literals(source), source).toEqual(expected);
});

it('expands a choice into at most sixteen literals', () => {
  const joined = (all: readonly string[]) => all.join('|');
  expect(literals(joined(sixteen))).toEqual([sixteen]);
  expect(literals(joined(letters))).toEqual([]);
  expect(literals(`(${joined(sixteen)})x`)).toEqual([sixteen.map((letter) => `${letter}x`)]);
  expect(literals(`(${joined(letters)})x`)).toEqual([['x']]);
  const [four, five] = [literals('[ab]'.repeat(4)), literals('[ab]'.repeat(5))];
  expect([four.length, four[0]?.length, four[0]?.every((text) => text.length === 4)]).toEqual([1, 16, true]);
  expect(five).toEqual([four[0], ['a', 'b']]);
});

it('returns nothing for a pattern that is too long or nested too deeply', () => {
  expect(literals('a'.repeat(limits.pattern))).toEqual([['a'.repeat(limits.pattern)]]);
  expect(literals('a'.repeat(limits.pattern + 1))).toEqual([]);
  expect(literals(`${'('.repeat(300)}a${')'.repeat(300)}`)).toEqual([]);
});
