// @vitest-environment node
// What the command line's prefilter knows of a pattern before it is tried: too little costs time, too much is wrong.
import { expect, it } from 'vitest';
import { edge, literals } from '../../../cli/match/literals';
import { limits } from '../../../src/experiments/engine/patterns/limits';

const letters = [...'abcdefghijklmnopq'];
const sixteen = letters.slice(0, 16);

it('joins what is met for certain, and parts or drops what is not', () => {
  for (const [, source, expected] of [
    ['what stands side by side is one text', 'aab', [['aab']]],
    ['blanks are characters like others', 'a  b', [['a  b']]],
    ['an escaped sign is itself', 'a\\.b\\/c', [['a.b/c']]],
    ['an escaped letter stands for others', 'a\\db', [['a'], ['b']]],
    ['a code stands for another character', 'a\\x61b', [['a'], ['b']]],
    ['any character parts two texts', 'a.b', [['a'], ['b']]],
    ['the edge of a word takes no room', 'a\\bb\\Bc', [['abc']]],
    ['a class of one is that one', '[a]b', [['ab']]],
    ['a class of two is a choice', '[ab]c', [['ac', 'bc']]],
    ['a sign in a class is itself where it means nothing there', '[a^]b', [['ab', '^b']]],
    ['a class of more says nothing', '[abc]d', [['d']]],
    ['a class of all others says nothing', '[^a]b[^[a]', [['b']]],
    ['a class with a dash says nothing', '[a-]b[-a]', [['b']]],
    ['a class with an escape says nothing', '[\\d]b[a\\]]', [['b']]],
    ['an empty class says nothing', '[]b', [['b']]],
    ['a group goes on', '(?:ab)c(?<name>d)', [['abcd']]],
    ['syntax that the page rejects says nothing', '(?i:a)b', []],
    ['each way through a group is met in its place', 'a(b|c)d', [['abd', 'acd']]],
    ['ways without a text of their own do not end the texts around them', '(ab|)c', [['abc', 'c']]],
    ['a way that says nothing takes the choice away', '(a|.)b', [['b']]],
    ['of each way the longest text is taken', '(ab..cdef|gh)', [['cdef', 'gh']]],
    ['a choice is as long as its shortest text', '((aaaa|b).cc|dd)', [['cc', 'dd']]],
    ['texts in a way that is not exact are a choice too', 'a(b|c)d|e.', [['abd', 'acd', 'e']]],
    ['an empty way beside one that is not exact says nothing', '(ab.|)c', [['c']]],
    ['both sides of a group that is not exact are parted', '(a.b)c', [['a'], ['b'], ['c']]],
  ] as [string, string, string[][]][])
    expect(literals(source), source).toEqual(expected);
});

it('joins what comes once, parts what may come oftener, and drops what may be left out', () => {
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

it('gives what is looked at no room, and takes it for a text if it must follow', () => {
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

it('begins or ends a text at an edge, and has none in the middle of one', () => {
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

it('a choice has at most sixteen texts', () => {
  const joined = (all: readonly string[]) => all.join('|');
  expect(literals(joined(sixteen))).toEqual([sixteen]);
  expect(literals(joined(letters))).toEqual([]);
  expect(literals(`(${joined(sixteen)})x`)).toEqual([sixteen.map((letter) => `${letter}x`)]);
  expect(literals(`(${joined(letters)})x`)).toEqual([['x']]);
  const [four, five] = [literals('[ab]'.repeat(4)), literals('[ab]'.repeat(5))];
  expect([four.length, four[0]?.length, four[0]?.every((text) => text.length === 4)]).toEqual([1, 16, true]);
  expect(five).toEqual([four[0], ['a', 'b']]);
});

it('a pattern that is too long, or nested too deeply, says nothing', () => {
  expect(literals('a'.repeat(limits.pattern))).toEqual([['a'.repeat(limits.pattern)]]);
  expect(literals('a'.repeat(limits.pattern + 1))).toEqual([]);
  expect(literals(`${'('.repeat(300)}a${')'.repeat(300)}`)).toEqual([]);
});
