// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { listChanges } from '../../../cli/diff/list-changes';
import fc from '../../fast-check';
import { none } from './diff-support';

vi.setConfig({ testTimeout: 60_000 });

describe('listChanges', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });

  it('turns one list into the other with as few changes as possible', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const { added, removed } = listChanges(before, after);
        const stays = before.filter((text) => !removed.includes(text));
        expect(after.filter((text) => !added.includes(text))).toEqual(stays);
        expect(stays.length).toBe(longestCommon(before, after));
      }),
    );
  });

  it('returns nothing for equal lists, even long ones', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `/${index}.js`);
    expect(listChanges(long, long)).toEqual(none);
    expect(listChanges(long, long.toReversed()).added).toHaveLength(19_999);
  });
});

const longestCommon = ([a, ...before]: readonly string[], after: readonly string[]): number => {
  if (a === undefined) return 0;
  const place = after.indexOf(a);
  const without = longestCommon(before, after);
  return place === -1 ? without : Math.max(without, 1 + longestCommon(before, after.slice(place + 1)));
};
