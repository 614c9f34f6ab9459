// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf } from '../../../src/services/shape/answer-of';
import { readAnswer } from '../../../src/services/shape/read-answer';
import type { Shape, Word } from '../../../src/services/shape/shape';

const reads = (shape: Shape, ...rows: readonly (readonly [given: unknown, read: unknown])[]) => {
  for (const [given, read] of rows) expect([given, readAnswer(shape, given)]).toEqual([given, read]);
};
const noTexts = [null, true, {}, [], ['a'], { toString: 1 }] as const;
const none = (...given: readonly unknown[]) => given.map((one) => [one, undefined] as const);

// SVC-4
describe('readAnswer', () => {
  it('returns a text, including an empty one', () => {
    reads('text', ['a', 'a'], ['', ''], ...none(7, ...noTexts));
  });

  it('returns a text key and converts a number to its digits', () => {
    reads('key', ['a', 'a'], ['', ''], [7, '7'], ...none(NaN, ...noTexts));
  });

  it('returns a number and converts a numeric text', () => {
    reads('number', [0, 0], [-2.5, -2.5], ['310', 310], [' 4.5 ', 4.5]);
    reads('number', ...none('', ' ', 'x', '1e999', NaN, Infinity, ...noTexts));
  });

  it("returns an amount as a number, or as a text that isn't blank", () => {
    reads('amount', [0, 0], ['0', 0], ['Free', 'Free'], ...none('', ...noTexts));
  });

  it('accepts only true and false, also as texts, as a boolean', () => {
    reads('boolean', [true, true], [false, false], ['true', true], ['false', false]);
    reads('boolean', ...none('yes', '', 1, 0, null, {}, []));
  });

  it('returns a text, number or boolean value unchanged', () => {
    reads('value', ['a', 'a'], [7, 7], [true, true], [false, false], ...none(null, {}, [], NaN));
  });

  it('returns an id as a number or text, unchanged', () => {
    reads('id', [7, 7], ['7', '7'], ['', ''], ...none(NaN, ...noTexts));
  });

  it('accepts a date only if Date can parse it', () => {
    reads('date', ['2026-03-01', '2026-03-01'], ['0001-01-01T00:00:00', '0001-01-01T00:00:00']);
    reads('date', ...none('', 'soon', '2026-13-45', 1767225600000, ...noTexts));
  });

  it('accepts unknown words of an enumeration', () => {
    reads('text' as Word<'OPEN' | 'CLOSED'>, ['OPEN', 'OPEN'], ['BRAND_NEW', 'BRAND_NEW'], ...none({}));
  });

  it('returns an open value unchanged', () => {
    for (const given of [null, 7, 'x', noTexts]) expect(readAnswer('open', given)).toBe(given);
  });

  it('returns null only if it is allowed, and otherwise treats it as absent', () => {
    reads({ nullable: 'number' }, [null, null], [7, 7], ...none({}, 'x'));
  });

  it('omits invalid items of a list and rejects an object with numeric keys', () => {
    reads(
      { list: 'number' },
      [
        [1, 'x', null, '2', [3]],
        [1, 2],
      ],
      [[], []],
      ...none({ 0: 1, length: 1 }, 'ab', null),
    );
  });

  const item = {
    members: { id: 'id', title: 'text', price: 'amount', tags: { list: 'text' } },
    needs: ['id', 'title'],
  } as const satisfies Shape;

  it('rejects a record without its required members, and treats blank texts as missing', () => {
    const one = { id: 0, title: 'A' };
    reads(item, [one, one], ...none({ id: 1 }, { id: 1, title: '' }, { title: 'A' }, { id: {}, title: 'A' }));
    reads(item, ...none(null, 'x', 7, [], [one]));
    reads({ list: item }, [[one, {}, null], [one]]);
  });

  it('sets a member of the wrong type to undefined and keeps the others', () => {
    const read = readAnswer(item, { id: 1, title: 'A', price: {}, tags: ['a', {}], other: { deep: [null] } });
    expect(read).toStrictEqual({ id: 1, title: 'A', price: undefined, tags: ['a'], other: { deep: [null] } });
  });

  it('rejects a list or text as a record, even without required members', () => {
    reads({ members: {} }, [{}, {}], ...none([], [1], 'x', 7, null));
  });

  it('ignores inherited members', () => {
    expect(
      readAnswer({ members: { constructor: 'open', toString: 'open' } as Record<string, Shape> }, {}),
    ).toStrictEqual({});
    expect(readAnswer({ members: { title: 'text' }, needs: ['title'] }, {})).toBeUndefined();
  });

  it('leaves absent members absent', () => {
    expect(readAnswer(item, { id: 1, title: 'A' })).toStrictEqual({ id: 1, title: 'A' });
  });

  it('treats __proto__ and toString as ordinary members, and inherits nothing', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"id":1,"title":"A"},"toString":1}');
    expect(readAnswer(item, hostile)).toBeUndefined();
    const open: unknown = readAnswer({ members: {} }, hostile);
    expect(JSON.stringify(open)).toBe(JSON.stringify(hostile));
    expect(({} as { id?: 1 }).id).toBeUndefined();
  });

  it("doesn't modify its input", () => {
    const given = { id: 1, title: 'A', price: '7', tags: [1, null] };
    readAnswer(item, given);
    expect(given).toEqual({ id: 1, title: 'A', price: '7', tags: [1, null] });
  });
});

it('derives the return type from the shape', () => {
  const shape = {
    members: { id: 'id', state: 'text' as Word<'OPEN'>, tags: { list: 'text' }, end: { nullable: 'date' } },
    needs: ['id'],
  } as const satisfies Shape;
  type Answer = AnswerOf<typeof shape>;
  expectTypeOf<Answer['id']>().toEqualTypeOf<string | number>();
  expectTypeOf<Answer['tags']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<Answer['end']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Answer['state']>().toEqualTypeOf<'OPEN' | (string & {}) | undefined>();
  expectTypeOf<Answer['other']>().toEqualTypeOf<unknown>();
});
