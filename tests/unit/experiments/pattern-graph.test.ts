// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { characterSets } from '../../../src/experiments/engine/patterns/character-sets';
import { components } from '../../../src/experiments/engine/patterns/components';
import { type PatternGraph, patternGraph, SEARCH } from '../../../src/experiments/engine/patterns/pattern-graph';

/** Whether the graph accepts a text. The graph reads the start and the end of the text as characters. */
const accepts = ({ sets, reads, next, accepts: ends }: PatternGraph, text: string): boolean => {
  let reached = new Set([SEARCH]);
  for (const character of ['^', ...text, '$']) {
    if ([...reached].some((position) => ends.has(position))) return true;
    const set = sets.of(character);
    const after = [...reached].flatMap((position) => next[position] ?? []);
    reached = new Set(after.filter((position) => (reads[position] ?? 0n) & set));
  }
  return [...reached].some((position) => ends.has(position));
};

const textsOf = (characters: string, length: number): string[] => {
  const shorter = length ? textsOf(characters, length - 1) : [];
  const longest = shorter.filter((text) => text.length === length - 1);
  return length ? [...shorter, ...longest.flatMap((text) => [...characters].map((one) => text + one))] : [''];
};

const texts = textsOf('abc', 4);
const partsOf = ({ parts }: PatternGraph) => parts.map((part) => part?.text);
/** Returns the positions that accept any text, except the search at the start and the dead end. */
const anyTexts = (source: string) => {
  const { reads, sets, parts } = patternGraph(source);
  return reads.filter((set, position) => parts[position] && set === (sets.everything & ~3n)).length;
};

describe('the graph of a pattern', () => {
  it.each([
    'ab|c',
    'a?b',
    '(ab)?c',
    '^(a|)(b|)c',
    '^a{2,3}b',
    '^a{2,}b',
    '^(?:a|b){2}c',
    '^(a?){2}b',
    '^(a?){2,}b',
    '^(ab){0,2}c$',
    'a*',
    '^(|a)b$',
    '^$',
    'a$',
    '^a+?b*?$',
    '^()a',
    '^(a?){1,2}b',
    '(^a|b$)',
    '^[^a]b',
    '^[\\x61]b',
    '^(?<name>a)b',
    '^a{0}b',
    '^\\x61\\u0062',
  ])('builds a graph of %s that accepts the texts that the expression matches', (source) => {
    const [graph, expression] = [patternGraph(source), RegExp(source)];
    expect(texts.filter((text) => accepts(graph, text))).toEqual(texts.filter((text) => expression.test(text)));
  });

  it('maps each position to its part of the pattern', () => {
    expect(partsOf(patternGraph('a[bc]{2}'))).toEqual([undefined, undefined, 'a', '[bc]', '[bc]']);
  });

  it('reads any text for a back reference, including nothing', () => {
    for (const source of ['^(a)\\1b', '^(?<x>a)\\k<x>b']) {
      const graph = patternGraph(source);
      expect(['ab', 'aab', 'accb', 'b', 'ac'].filter((text) => accepts(graph, text))).toEqual(['ab', 'aab', 'accb']);
    }
  });

  it('skips lookarounds and word boundaries, and has a dead end through them', () => {
    for (const source of ['^a(?=b)', '^a(?!b)', '^a(?<=b)', '^a(?<!b)', '^a\\b', '^a\\B']) {
      const graph = patternGraph(`${source}c`);
      expect(texts.filter((text) => accepts(graph, text))).toEqual(texts.filter((text) => text.startsWith('ac')));
      // An assertion may fail, so the dead end can follow the `a`.
      expect(graph.next[partsOf(graph).indexOf('a')]).toContain(1);
    }
    const graph = patternGraph('^a(?=bc)c');
    expect(graph.next[partsOf(graph).indexOf('a')]).toHaveLength(3);
  });

  it('reads any text before a lookbehind with a loop', () => {
    for (const source of ['(?<=a*)', '(?<!a{2,})', '(?<=a{2,3})', '(?<=(x(ab)+|c))', '(?<=a|b+)', '(?<=ab+)'])
      expect(anyTexts(`x${source}b`)).toBe(1);
    for (const source of ['(?<=a)', '(?<=a{3})', '(?<!a?)', '(?<=(ab|c))', '(?=a*)', '(?!a+)'])
      expect(anyTexts(`x${source}b`)).toBe(0);
    const graph = patternGraph('x(?<=ca*)b');
    const any = partsOf(graph).lastIndexOf('(?<=');
    const after = graph.next[partsOf(graph).indexOf('x')] ?? [];
    // A lookbehind can start immediately or after any text. The rest of the pattern continues in parallel with it.
    expect(after.map((position) => partsOf(graph)[position]).sort()).toEqual(['(?<=', 'b', 'c', undefined]);
    expect((graph.next[any] ?? []).map((position) => partsOf(graph)[position]).sort()).toEqual([
      '(?<=',
      'c',
      undefined,
    ]);
  });

  it('expands a counted part up to 200 positions, and accepts any count beyond', () => {
    const matches = (source: string, text: string) => accepts(patternGraph(source), text);
    expect(matches('^a{200}$', 'a'.repeat(200))).toBe(true);
    expect(matches('^a{200}$', 'a'.repeat(199))).toBe(false);
    expect(matches('^a{201}$', 'a')).toBe(true);
    expect(matches('^a{201}$', '')).toBe(false);
    expect(matches('^(?:ab){150}$', 'ab')).toBe(true);
    expect(matches('^a{0,300}b', 'b')).toBe(true);
  });

  it('adds one step per way to continue, and none for optional empty rounds', () => {
    expect(patternGraph('(a|a)b').next[SEARCH]).toEqual([SEARCH, 2, 3]);
    // In `{0,2}`, optional rounds can't be empty, so the second `a` only follows the first.
    expect(patternGraph('(a?){0,2}b').next).toEqual([[0, 2, 4], [], [3, 4], [4], []]);
    expect(patternGraph('(a?){2}b').next).toEqual([[0, 2, 3, 4], [], [3, 4], [4], []]);
    expect(patternGraph('(a?){1,2}b').next).toEqual([[0, 2, 3, 4], [], [3, 4], [4], []]);
    // Any of the 300 rounds may be empty, but only two steps lead from one round to the next.
    expect(patternGraph('^(a?){300}b').next[3]).toEqual([3, 3, 4]);
    expect(patternGraph('^(a?){1,300}b').next[3]).toEqual([3, 4]);
    expect(patternGraph('^a{300}b').next[3]).toEqual([3, 4]);
  });

  it('limits a graph to 50,000 steps', () => {
    const choices = `(?:${Array.from({ length: 200 }, () => 'a').join('|')})`;
    const others = (count: number) => `(?:${Array.from({ length: count }, () => 'b').join('|')})`;
    // The search leads to each of the 200 choices, and each of these to 249 others: 200 + 200 × 249 = 50,000 steps.
    expect(patternGraph(choices + others(249)).next).toHaveLength(2 + 200 + 249);
    expect(() => patternGraph(choices + others(250))).toThrow(new RangeError('it is too complex'));
  });

  it('limits a graph to 249 nested groups', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(patternGraph(nested(249)).next).toHaveLength(3);
    expect(() => patternGraph(nested(250))).toThrow(new RangeError('its groups are nested too deeply'));
    // Sequential groups aren't nested.
    expect(patternGraph('(a)'.repeat(300)).next).toHaveLength(302);
  });
});

describe('the character sets of a pattern', () => {
  it('limits character sets to those of a URL, or of any text if flags are given', () => {
    expect(characterSets('é').of('é')).toBe(0n);
    expect(characterSets('é', '').of('é')).not.toBe(0n);
    // A character named by the pattern has its own set, even if it is escaped.
    for (const [source, letter] of [
      ['ж', 'ж'],
      ['\\u0416', 'Ж'],
      ['\\xe5', 'å'],
    ] as const) {
      expect(characterSets('a', '').of(letter)).toBe(0n);
      const sets = characterSets(source, '');
      expect(sets.example(sets.of(source))).toBe(letter);
    }
    expect(characterSets('a', 'i').of('a')).toBe(characterSets('a', 'i').of('A'));
    expect(characterSets('a', '').of('a')).not.toBe(characterSets('a', '').of('A'));
  });

  it('includes the start and the end of a text in the character sets, which only anchors read', () => {
    const sets = characterSets('a');
    expect(sets.of('^')).not.toBe(sets.of('$'));
    expect(sets.of('[^]') & (sets.of('^') | sets.of('$'))).toBe(0n);
    expect(sets.of('[^]') | sets.of('^') | sets.of('$')).toBe(sets.everything);
  });

  it('finds an example of each character set, preferably a letter', () => {
    const sets = characterSets('a');
    expect(['[a-c]', '[/c9]', '\\d', '~', '^', '[é]'].map((piece) => sets.example(sets.of(piece)))).toEqual([
      'a',
      'c',
      '0',
      '~',
      '',
      '',
    ]);
  });
});

it('groups positions that reach each other, in topological order', () => {
  expect(components([])).toEqual([]);
  expect(components([[]])).toEqual([[0]]);
  expect(components([[1], [2], [1, 3], []])).toEqual([[0], [1, 2], [3]]);
  expect(components([[1, 2], [0], [3], [2]]).map((group) => group.sort())).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(components([[], [0], [1, 0]])).toEqual([[2], [1], [0]]);
});
