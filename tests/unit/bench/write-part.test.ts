// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { spread } from '../../bench/kit/spread';
import { table } from '../../bench/kit/table';
import { writePart } from '../../bench/kit/write-part';

describe('the benchmark document', () => {
  it("replaces the text between a part's markers, and keeps the rest", () => {
    const first = writePart('# Speed\n\nWords.\n', 'mount', 'one');
    expect(first).toBe('# Speed\n\nWords.\n\n<!-- bench mount -->\n\none\n\n<!-- /bench mount -->\n');
    const both = writePart(first, 'match', 'two');
    const again = writePart(`${both}\n## More\n`, 'mount', 'three');
    expect(again).toBe(`${both.replace('one', 'three')}\n## More\n`);
  });

  it('shows the median of the rounds with minimum and maximum', () => {
    expect(spread([3, 1, 2.26], 1)).toBe('2.3 (1.0–3.0)');
    expect(spread([10, 9, 1, 2], 0)).toBe('9 (1–10)');
  });

  it('aligns numbers in columns', () => {
    expect(table(['', 'ms'], [['Cobble', '1']])).toBe('|  | ms |\n| --- | ---: |\n| Cobble | 1 |');
  });
});
