// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit, isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { patternGraph } from '../../../src/experiments/engine/patterns/pattern-graph';
import { worstCase } from '../../../src/experiments/engine/patterns/worst-case';

const LENGTH = 10;
/** A text of 10 characters has 11 places, 66 pairs of them in order, 286 triples, 1,001 and 3,003. */
const [one, two, three, four] = [11, 66, 286, 1001];

const judge = (source: string, length = LENGTH) => {
  const graph = patternGraph(source);
  const { chain, ambiguity, visits, degree } = worstCase(graph, length);
  const texts = chain.map((loop) => loop.map((position) => graph.parts[position]?.text ?? 'search').join(''));
  return { visits, degree, ambiguity: !!ambiguity, chain: texts };
};

describe('the worst case of a search', () => {
  it.each<[string, number, number, string[]]>([
    // Without a loop the search alone counts: it begins once with `^`, and stands at each place of the text.
    ['^a', one, 1, ['search']],
    ['a', one, 1, ['search']],
    // Two ways to read the same text add up, two texts do not.
    ['(a|a)b', 2 * one, 1, ['search']],
    ['(a|b)c', one, 1, ['search']],
    ['(a?){0,2}b', 3 * one, 1, ['search']],
    // A loop that begins at each place is one more; after a `^` it is alone.
    ['a*b', one + two, 2, ['search', 'a']],
    ['(a|b)*c', 2 * two + one, 2, ['search', 'ab']],
    ['^a*b', one, 1, ['search']],
    // Loops count together where they read the same text.
    ['^a*a*b', one + two, 2, ['a', 'a']],
    ['^a*xa*y', one, 1, ['search']],
    ['^a*b*a*c', one + two, 2, ['b', 'a']],
    ['^(ab)*(ab)*c', one + two, 2, ['ab', 'ab']],
    ['^[ab]*[bc]*[cd]*e', three + 2 * two + one, 3, ['[ab]', '[bc]', '[cd]']],
    ['.*.*.*x', four + 3 * three + 3 * two + one, 4, ['search', '.', '.', '.']],
    // What a lookbehind reads before its loop is any text.
    ['^x(?<=a*)b', two, 2, ['(?<=', 'a']],
    // What can no longer fail counts for nothing.
    ['a.*', one, 1, ['search']],
  ])('of %s is %i visits of one position, power %i', (source, visits, degree, chain) => {
    expect(judge(source)).toEqual({ visits, degree, chain, ambiguity: false });
  });

  it('grows with the length of the text by its power', () => {
    const growth = (source: string) => judge(source, 2000).visits / judge(source, 1000).visits;
    expect(growth('^a*b')).toBeCloseTo(2, 1);
    expect(growth('^a*a*b')).toBeCloseTo(4, 1);
    expect(growth('^a*a*a*b')).toBeCloseTo(8, 1);
  });

  it('is without bound, and is named by its loop, where a loop reads one text in two ways', () => {
    for (const [source, loop] of [
      ['^(a+)+$', 'a'],
      ['^x*(a|[ab])*$', 'a[ab]'],
    ] as const)
      expect(judge(source)).toEqual({ visits: Infinity, degree: Infinity, chain: [loop], ambiguity: true });
  });

  it('comes with the two ways of a loop that differ, from their end back', () => {
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
    // A round that can be empty is no second way where it need not be.
    ['^(a?){0,300}b', false],
    ['^(a?){1,300}b', false],
    ['^a{300}b', false],
    // A boundary can fail, and then the loop before it is tried in all ways.
    ['x(a+)+\\b', true],
    ['x(a+)+(?=y)', true],
    ['x(a+)+(?!y)', true],
    // Names of more letters than one, used twice.
    ['(?<name>a)|(?<name>b)', true],
    ['(?<name>a)|(?<other>b)', false],
    // In a class or behind a backslash it is no inline flag.
    ['[\\](?i)]x', false],
    ['\\(?i', false],
    ['[(?i)]', false],
  ])('of %s: is it refused? %s', (source, refused) => {
    expect(isCatastrophic(source)).toBe(refused);
  });

  it('is for a URL, or with flags for any text', () => {
    // Both dots read a letter that no URL has.
    expect(isCatastrophic('^(é+)+$')).toBe(false);
    expect(isCatastrophic('^(é+)+$', '')).toBe(true);
    expect(isCatastrophic('^(?:a|A)*$', '')).toBe(false);
    expect(isCatastrophic('^(?:a|A)*$', 'i')).toBe(true);
  });

  it.each([
    // Without a loop, and with one that begins once, the length makes no difference.
    ['^/store/[a-z-]+/x$', 2048],
    ['/store', 2048],
    ['^a?b?c?', 2048],
    // The square of the length, halved, for each of the pattern's characters.
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
  ])('of %s is not needed up to %i characters', (source, longest) => {
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
