// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf } from '../../../src/services/shape/answer-of';
import { readAnswer } from '../../../src/services/shape/read-answer';
import type { Shape, Word } from '../../../src/services/shape/shape';

/** What is read of each of these; a wrong type is undefined. */
const reads = (shape: Shape, ...rows: readonly (readonly [given: unknown, read: unknown])[]) => {
  for (const [given, read] of rows) expect([given, readAnswer(shape, given)]).toEqual([given, read]);
};
const noTexts = [null, true, {}, [], ['a'], { toString: 1 }] as const;
const none = (...given: readonly unknown[]) => given.map((one) => [one, undefined] as const);

// SVC-4
describe('an answer is read by its shape:', () => {
  it('a text is itself, an empty one too', () => {
    reads('text', ['a', 'a'], ['', ''], ...none(7, ...noTexts));
  });

  it('a key is a text; a number is its digits', () => {
    reads('key', ['a', 'a'], ['', ''], [7, '7'], ...none(NaN, ...noTexts));
  });

  it('a number is itself, also where it came as text', () => {
    reads('number', [0, 0], [-2.5, -2.5], ['310', 310], [' 4.5 ', 4.5]);
    reads('number', ...none('', ' ', 'x', '1e999', NaN, Infinity, ...noTexts));
  });

  it('an amount is a number, else a text that says something', () => {
    reads('amount', [0, 0], ['0', 0], ['Free', 'Free'], ...none('', ...noTexts));
  });

  it('true and false are themselves, also where they came as text; nothing else is either', () => {
    reads('boolean', [true, true], [false, false], ['true', true], ['false', false]);
    reads('boolean', ...none('yes', '', 1, 0, null, {}, []));
  });

  it('a value is a text, a number, or true or false, as it came', () => {
    reads('value', ['a', 'a'], [7, 7], [true, true], [false, false], ...none(null, {}, [], NaN));
  });

  it('an id stays a number or a text, as it came', () => {
    reads('id', [7, 7], ['7', '7'], ['', ''], ...none(NaN, ...noTexts));
  });

  it('a date is a text of which a Date can be made', () => {
    reads('date', ['2026-03-01', '2026-03-01'], ['0001-01-01T00:00:00', '0001-01-01T00:00:00']);
    reads('date', ...none('', 'soon', '2026-13-45', 1767225600000, ...noTexts));
  });

  it('of a word, those survive that nobody knows yet', () => {
    reads('text' as Word<'OPEN' | 'CLOSED'>, ['OPEN', 'OPEN'], ['BRAND_NEW', 'BRAND_NEW'], ...none({}));
  });

  it('what is open stays as it came', () => {
    for (const given of [null, 7, 'x', noTexts]) expect(readAnswer('open', given)).toBe(given);
  });

  it('null is kept where it may be, and counts as absent elsewhere', () => {
    reads({ nullable: 'number' }, [null, null], [7, 7], ...none({}, 'x'));
  });

  it('a list leaves out what is no item, and an object with numbers is no list', () => {
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

  it('a record without what makes it one is none; a text that says nothing makes none', () => {
    const one = { id: 0, title: 'A' };
    reads(item, [one, one], ...none({ id: 1 }, { id: 1, title: '' }, { title: 'A' }, { id: {}, title: 'A' }));
    reads(item, ...none(null, 'x', 7, [], [one]));
    reads({ list: item }, [[one, {}, null], [one]]);
  });

  it('of a record, a member of another type is undefined, and all others are there', () => {
    const read = readAnswer(item, { id: 1, title: 'A', price: {}, tags: ['a', {}], other: { deep: [null] } });
    expect(read).toStrictEqual({ id: 1, title: 'A', price: undefined, tags: ['a'], other: { deep: [null] } });
  });

  it('a list or a text is no record, not even one that needs nothing', () => {
    reads({ members: {} }, [{}, {}], ...none([], [1], 'x', 7, null));
  });

  it('a member that objects inherit is absent where the answer has none of its own', () => {
    expect(
      readAnswer({ members: { constructor: 'open', toString: 'open' } as Record<string, Shape> }, {}),
    ).toStrictEqual({});
    expect(readAnswer({ members: { title: 'text' }, needs: ['title'] }, {})).toBeUndefined();
  });

  it('what is absent stays absent', () => {
    expect(readAnswer(item, { id: 1, title: 'A' })).toStrictEqual({ id: 1, title: 'A' });
  });

  it('members called __proto__ or toString are members, and nothing is inherited', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"id":1,"title":"A"},"toString":1}');
    expect(readAnswer(item, hostile)).toBeUndefined();
    const open: unknown = readAnswer({ members: {} }, hostile);
    expect(JSON.stringify(open)).toBe(JSON.stringify(hostile));
    expect(({} as { id?: 1 }).id).toBeUndefined();
  });

  it('what was given stays as it was', () => {
    const given = { id: 1, title: 'A', price: '7', tags: [1, null] };
    readAnswer(item, given);
    expect(given).toEqual({ id: 1, title: 'A', price: '7', tags: [1, null] });
  });
});

it('the type of an answer is its shape', () => {
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
