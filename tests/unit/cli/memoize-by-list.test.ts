// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoizeByList } from '../../../cli/match/memoize-by-list';

const counting = () => {
  const made: string[] = [];
  const remember = memoizeByList((list: readonly string[]) => {
    made.push(list.join('+'));
    return list.length > 0 ? { text: list.join('+') } : undefined;
  });
  return { made, remember };
};

describe('memoizeByList', () => {
  it('computes once for the same members in the same order, even if the result is undefined', () => {
    const { made, remember } = counting();
    const first = remember(['a', 'b']);
    expect(first).toEqual({ text: 'a+b' });
    expect(remember(['a', 'b'])).toBe(first);
    expect(remember([])).toBeUndefined();
    expect(remember([])).toBeUndefined();
    expect(made).toEqual(['a+b', '']);
  });

  it('distinguishes a prefix, a longer list and another order', () => {
    const { remember } = counting();
    for (const list of [['a', 'b'], ['a'], ['b', 'a'], ['a', 'b', 'c'], ['b'], ['c'], ['a', 'c'], ['a', 'b']])
      expect(remember(list)).toEqual({ text: list.join('+') });
  });

  // threat 9
  it('clears the cache when the lists have too many members', () => {
    const { made, remember } = counting();
    const long = Array.from({ length: 1000 }, (_, index) => String(index));
    const add = (from: number, to: number) => {
      for (let index = from; index < to; index++) remember([...long, `last ${index}`]);
    };
    remember(['a']);
    add(0, 500);
    remember(['a']);
    expect(made).toHaveLength(501);
    add(500, 600);
    expect(remember(['a'])).toEqual({ text: 'a' });
    expect(made).toHaveLength(602);
  });
});
