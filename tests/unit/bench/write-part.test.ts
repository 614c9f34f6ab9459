// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { spread } from '../../bench/kit/spread';
import { table } from '../../bench/kit/table';
import { writePart } from '../../bench/kit/write-part';

describe('the document of the benches', () => {
  it("takes a part's text between its marks, and leaves all else", () => {
    const first = writePart('# Speed\n\nWords.\n', 'mount', 'one');
    expect(first).toBe('# Speed\n\nWords.\n\n<!-- bench mount -->\n\none\n\n<!-- /bench mount -->\n');
    const both = writePart(first, 'match', 'two');
    const again = writePart(`${both}\n## More\n`, 'mount', 'three');
    expect(again).toBe(`${both.replace('one', 'three')}\n## More\n`);
  });

  it('tells the middle of the rounds, and the least and the most', () => {
    expect(spread([3, 1, 2.26], 1)).toBe('2.3 (1.0–3.0)');
    expect(spread([10, 9, 1, 2], 0)).toBe('9 (1–10)');
  });

  it('has figures in columns', () => {
    expect(table(['', 'ms'], [['Cobble', '1']])).toBe('|  | ms |\n| --- | ---: |\n| Cobble | 1 |');
  });
});
