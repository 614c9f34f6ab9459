// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit, isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { patternGraph } from '../../../src/experiments/engine/patterns/pattern-graph';
import { worstCase } from '../../../src/experiments/engine/patterns/worst-case';

const LENGTH = 10;
/**
 * Numbers of visits for a text of 10 characters: it has 11 positions, 66 ordered pairs of positions, 286 triples and
 * 1,001 quadruples.
 */
const [one, two, three, four] = [11, 66, 286, 1001];

const judge = (source: string, length = LENGTH) => {
  const graph = patternGraph(source);
  const { chain, ambiguity, visits, degree } = worstCase(graph, length);
  const texts = chain.map((loop) => loop.map((position) => graph.parts[position]?.text ?? 'search').join(''));
  return { visits, degree, ambiguity: !!ambiguity, chain: texts };
};

describe('the worst case of a search', () => {
  it.each<[string, number, number, string[]]>([
    // Without a loop, only the search counts. With `^` it starts once, otherwise at each position of the text.
    ['^a', one, 1, ['search']],
    ['a', one, 1, ['search']],
    // Two ways to match the same text add up. Ways to match different texts don't.
    ['(a|a)b', 2 * one, 1, ['search']],
    ['(a|b)c', one, 1, ['search']],
    ['(a?){0,2}b', 3 * one, 1, ['search']],
    // A loop adds one degree to that of the search. After `^`, the search adds none.
    ['a*b', one + two, 2, ['search', 'a']],
    ['(a|b)*c', 2 * two + one, 2, ['search', 'ab']],
    ['^a*b', one, 1, ['search']],
    // Two loops that can match the same text multiply.
    ['^a*a*b', one + two, 2, ['a', 'a']],
    ['^a*xa*y', one, 1, ['search']],
    ['^a*b*a*c', one + two, 2, ['b', 'a']],
    ['^(ab)*(ab)*c', one + two, 2, ['ab', 'ab']],
    ['^[ab]*[bc]*[cd]*e', three + 2 * two + one, 3, ['[ab]', '[bc]', '[cd]']],
    ['.*.*.*x', four + 3 * three + 3 * two + one, 4, ['search', '.', '.', '.']],
    // A lookbehind with a loop reads any text before it.
    ['^x(?<=a*)b', two, 2, ['(?<=', 'a']],
    // A part that can no longer fail costs nothing.
    ['a.*', one, 1, ['search']],
  ])('rates the worst case of %s at %i visits per position, with power %i', (source, visits, degree, chain) => {
    expect(judge(source)).toEqual({ visits, degree, chain, ambiguity: false });
  });

  it('multiplies the worst case with the length of the text by its power', () => {
    const growth = (source: string) => judge(source, 2000).visits / judge(source, 1000).visits;
    expect(growth('^a*b')).toBeCloseTo(2, 1);
    expect(growth('^a*a*b')).toBeCloseTo(4, 1);
    expect(growth('^a*a*a*b')).toBeCloseTo(8, 1);
  });

  it('reports an infinite worst case and its loop if a loop reads a text in two ways', () => {
    for (const [source, loop] of [
      ['^(a+)+$', 'a'],
      ['^x*(a|[ab])*$', 'a[ab]'],
    ] as const)
      expect(judge(source)).toEqual({ visits: Infinity, degree: Infinity, chain: [loop], ambiguity: true });
  });

  it('reports the two different ways of a loop, backwards from their end', () => {
    const { ambiguity } = worstCase(patternGraph('^(?:ab|a[bc])*$'), LENGTH);
    const way = [];
    for (let place = ambiguity; place; place = place.before) way.push(place);
    expect(way.map(({ apart }) => apart)).toEqual([true, true, true, false, false]);
    expect(way[0]?.one).toBe(way[0]?.other);
    expect(way.at(-1)?.one).toBe(way[0]?.one);
    expect(way.some(({ one, other }) => one !== other)).toBe(true);
  });
});

describe('the proof', () => {
  it.each([
    // An optional round that is empty isn't a second way to match.
    ['^(a?){0,300}b', false],
    ['^(a?){1,300}b', false],
    ['^a{300}b', false],
    // If the assertion at the end fails, the engine tries the loop before it in all ways.
    ['x(a+)+\\b', true],
    ['x(a+)+(?=y)', true],
    ['x(a+)+(?!y)', true],
    // Duplicate names of more than one letter.
    ['(?<name>a)|(?<name>b)', true],
    ['(?<name>a)|(?<other>b)', false],
    // In a class or after a backslash, `(?i)` isn't an inline flag.
    ['[\\](?i)]x', false],
    ['\\(?i', false],
    ['[(?i)]', false],
  ])('rejects %s by the proof: %s', (source, refused) => {
    expect(isCatastrophic(source)).toBe(refused);
  });

  it('proves a pattern for a URL, or with flags for any text', () => {
    // URLs never contain the letter é, so the loop is never entered.
    expect(isCatastrophic('^(é+)+$')).toBe(false);
    expect(isCatastrophic('^(é+)+$', '')).toBe(true);
    expect(isCatastrophic('^(?:a|A)*$', '')).toBe(false);
    expect(isCatastrophic('^(?:a|A)*$', 'i')).toBe(true);
  });

  it.each([
    // The length of the text doesn't matter without a loop, or if the loop starts only once.
    ['^/store/[a-z-]+/x$', 2048],
    ['/store', 2048],
    ['^a?b?c?', 2048],
    // The search takes half the square of the text's length, for each character of the pattern.
    ['/.*x', 2048],
    ['/store/.*', 1930],
    ['^/.*/store/.*', 1606],
    ['^a*b*|c', 0],
    ['a*b*', 0],
    [`a*${'b'.repeat(30)}`, 1024],
    [`^${'a?'.repeat(40)}`, 0],
    ['^(a)\\1$', 0],
    ['\\k<a>', 0],
    ['\\d\\w', 2048],
    ['(a)*', 0],
    ['(a)+', 0],
    ['(a){2}', 0],
    ['(a)?', 2048],
    ['(?:a)', 2048],
    ['(?=a)', 2048],
    ['(?<a>b)', 0],
    ['[a-f]{9}', 2048],
    ['[a-f]{10}', 0],
  ])('needs no proof of %s up to %i characters', (source, longest) => {
    expect(quickLimit(source)).toBe(longest);
  });

  it.each([
    ['(a)+', 2048],
    ['^.*foo.*bar.*', 2048],
    ['.*foo.*bar', 288],
    ['^.*.*.*.*x', 0],
    ['(a+)+', 2048],
    ['(a+)+b', 0],
  ])('limits %s to %i characters', (source, longest) => {
    expect(inputLimit(source)).toBe(longest);
  });
});
