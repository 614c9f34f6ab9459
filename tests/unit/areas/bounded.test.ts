// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bounded, ROWS } from '../../../src/areas/kit/bounded';

const list = (length: number) => Array.from({ length }, (_, i) => i);
const nest = (levels: number, inner: unknown = 'end'): unknown => (levels ? [nest(levels - 1, inner)] : inner);
const lettersOf = (value: unknown) => JSON.stringify(value).length;

// Threat 9
describe('bounded', () => {
  it('returns the same object if nothing exceeds a limit', () => {
    const data = { items: list(ROWS), text: 'a'.repeat(20_000), nothing: null, absent: undefined, deep: nest(11) };
    expect(bounded(data)).toEqual({ data, isCut: false });
    expect(bounded(data).data).toBe(data);
  });

  it.each([
    ['rows', list(ROWS + 1), list(ROWS)],
    ['letters', 'a'.repeat(20_001), `${'a'.repeat(20_000)}…`],
  ])('cuts too many %s, and reports the cut', (_, data, expected) => {
    expect(bounded({ in: [data] })).toEqual({ data: { in: [expected] }, isCut: true });
  });

  it('replaces a cut list, record or text by an empty one of the same type', () => {
    const { data, isCut } = bounded(nest(12, [[1], { a: 1 }, 'text', 5]));
    expect(isCut).toBe(true);
    expect(data).toEqual(nest(12, [[], {}, 'text', 5]));
    const spent = bounded({
      fill: list(60).map(() => 'a'.repeat(20_000)),
      list: [1],
      record: { a: 1 },
      text: 'text',
      number: 5,
    });
    expect(spent).toMatchObject({ data: { list: [], record: {}, text: '…', number: 5 }, isCut: true });
  });

  it.each([
    ['nested rows', list(2000).map(() => list(2000))],
    ['long texts', list(1000).map(() => 'a'.repeat(5000))],
    ['records', list(2000).map((i) => ({ i, of: list(100).map((a) => ({ a })) }))],
  ])('limits the total size of many %s', (_, data) => {
    expect(lettersOf(bounded(data).data)).toBeLessThan(1_100_000);
  });

  it('cuts a list when the total limit is reached, and reads no further records', { tags: 'all' }, () => {
    const texts = bounded(list(1000).map((i) => `${i}`.padEnd(10_000, 'a'))).data;
    expect(texts.length).toBeLessThan(101);
    let looked = 0;
    const records = Object.fromEntries(
      list(100_000).map((i) => [`k${i}`, Object.defineProperty({}, 'a', { enumerable: true, get: () => looked++ })]),
    );
    expect(bounded(records).isCut).toBe(true);
    expect(looked).toBeLessThan(63_000);
  });

  it("doesn't overflow the stack on deep nesting", () => {
    let deep: unknown = [];
    for (let i = 0; i < 200_000; i++) deep = [deep];
    expect(bounded({ deep }).isCut).toBe(true);
  });

  it("keeps objects that aren't plain records, and a member named __proto__", () => {
    const date = new Date(0);
    const map = new Map([[1, 'a'.repeat(30_000)]]);
    expect(bounded({ date, map }).data).toEqual({ date, map });
    const hostile = JSON.parse(`{"__proto__":{"a":1},"text":"${'a'.repeat(30_000)}"}`) as object;
    const { data } = bounded(hostile);
    expect(Object.keys(data)).toEqual(['__proto__', 'text']);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });
});
