// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../cli/fix/fix-text';
import type { LocatedFinding } from '../../../cli/report/finding';

// Interface 9
describe('applyFixes', () => {
  const finding = (offset: number, ...fix: [number, number, string][]) =>
    ({
      spot: { offset, length: 1 },
      fix: fix.map(([at, length, text]) => ({ offset: at, length, text })),
    }) as unknown as LocatedFinding;

  it('applies all edits of a finding or none, and the first of two that overlap', () => {
    const { text, applied } = applyFixes('abcdef', [
      finding(3, [3, 1, 'X'], [1, 1, 'Y']),
      finding(2, [2, 1, 'Z']),
      finding(4, [4, 2, '']),
    ]);
    expect([text, applied.map(({ before, after }) => [before, after])]).toEqual([
      'aYcX',
      [
        ['bcd', 'YcX'],
        ['ef', ''],
      ],
    ]);
  });

  it("doesn't insert twice at the same position", () => {
    expect(applyFixes('ab', [finding(1, [1, 0, '^']), finding(1, [1, 0, '^'])]).text).toBe('a^b');
  });
});
