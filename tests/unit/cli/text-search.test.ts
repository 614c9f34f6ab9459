// @vitest-environment node
// The command line's prefilter looks for the texts of all patterns at once.
import { expect, it } from 'vitest';
import { textSearch } from '../../../cli/match/text-search';

const found = (texts: readonly string[], text: string): number[] => {
  const numbers: number[] = [];
  textSearch(texts)(text, numbers);
  return numbers.sort((a, b) => a - b);
};
/** The plain definition. */
const expected = (texts: readonly string[], text: string): number[] =>
  texts.flatMap((one, id) => {
    const places: number[] = [];
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) places.push(id);
    return places;
  });

it('a text is found at the beginning, in the middle and at the end, once for each place', () => {
  expect(found(['abc'], 'abc')).toEqual([0]);
  expect(found(['abc'], 'xabcx')).toEqual([0]);
  expect(found(['abc'], 'xabc')).toEqual([0]);
  expect(found(['abc'], 'abcabc-abc')).toEqual([0, 0, 0]);
  expect(found(['aaa'], 'aaaaa')).toEqual([0, 0, 0]);
  expect(found(['abc'], 'ab')).toEqual([]);
  expect(found(['abc', 'abc'], 'abc')).toEqual([0, 1]);
  expect(found([], 'abc')).toEqual([]);
});

it('texts that share characters are told apart', () => {
  const texts = ['/store', '/stores', '/store/hero', 'store/h', 'ore/hero-b', '/shop', 'hop'];
  for (const text of ['/store', '/stores', '/en/store/hero-b', '/store/heroes', '/shop/store', '/sto', ''])
    expect(found(texts, text)).toEqual(expected(texts, text));
});

it('characters that share a place in the table with those of a text are not taken for it', () => {
  expect(found(['abc'], 'cfk-ejs-abc')).toEqual([0]);
});

it('characters of which only the lower bits are those of a text are not taken for it', () => {
  // U+00E1 is U+0061 and one bit more.
  expect(found(['aaa'], '\u00e1\u00e1\u00e1')).toEqual([]);
  expect(found(['aaa'], '\u00e1aaa')).toEqual([0]);
});

it('of many texts in many lines it finds what plain search finds', () => {
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
