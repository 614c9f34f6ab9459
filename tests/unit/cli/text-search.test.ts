// @vitest-environment node
// The prefilter searches for the literals of all patterns at once.
import { expect, it } from 'vitest';
import { textSearch } from '../../../cli/match/text-search';

const found = (texts: readonly string[], text: string): number[] => {
  const numbers: number[] = [];
  textSearch(texts)(text, numbers);
  return numbers.sort((a, b) => a - b);
};
const expected = (texts: readonly string[], text: string): number[] =>
  texts.flatMap((one, id) => {
    const places: number[] = [];
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) places.push(id);
    return places;
  });

it('finds a text at the beginning, in the middle and at the end, once per occurrence', () => {
  expect(found(['abc'], 'abc')).toEqual([0]);
  expect(found(['abc'], 'xabcx')).toEqual([0]);
  expect(found(['abc'], 'xabc')).toEqual([0]);
  expect(found(['abc'], 'abcabc-abc')).toEqual([0, 0, 0]);
  expect(found(['aaa'], 'aaaaa')).toEqual([0, 0, 0]);
  expect(found(['abc'], 'ab')).toEqual([]);
  expect(found(['abc', 'abc'], 'abc')).toEqual([0, 1]);
  expect(found([], 'abc')).toEqual([]);
});

it('distinguishes texts that share characters', () => {
  const texts = ['/store', '/stores', '/store/hero', 'store/h', 'ore/hero-b', '/shop', 'hop'];
  for (const text of ['/store', '/stores', '/en/store/hero-b', '/store/heroes', '/shop/store', '/sto', ''])
    expect(found(texts, text)).toEqual(expected(texts, text));
});

it("isn't confused by characters that share a table slot with those of a text", () => {
  expect(found(['abc'], 'cfk-ejs-abc')).toEqual([0]);
});

it("isn't confused by characters that share only the lower bits with those of a text", () => {
  // U+00E1 differs from U+0061 by one bit.
  expect(found(['aaa'], '\u00e1\u00e1\u00e1')).toEqual([]);
  expect(found(['aaa'], '\u00e1aaa')).toEqual([0]);
});

it('finds the same as plain search for many texts in many lines', () => {
  const letters = 'abcd/-';
  let seed = 1;
  const word = (length: number) =>
    Array.from({ length }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return letters[seed % letters.length];
    }).join('');
  const texts = Array.from({ length: 60 }, (_, id) => word(3 + (id % 5)));
  let sum = 0;
  for (let line = 0; line < 40; line++) {
    const text = word(30);
    const all = expected(texts, text);
    sum += all.length;
    expect(found(texts, text)).toEqual(all);
  }
  expect(sum).toBeGreaterThan(50);
});
