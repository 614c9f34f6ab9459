// @vitest-environment node
// What is wrong with a field of an area's own form, and keys for the rows of a list.
import { describe, expect, it } from 'vitest';
import type { Field, FieldValue } from '../../../src/areas/kit/form/field';
import { validate } from '../../../src/areas/kit/form/validate';
import { withKeys } from '../../../src/areas/kit/with-keys';

const judge = (field: Partial<Field>, value: FieldValue | undefined, validity?: Partial<ValidityState>) =>
  validate({ id: 'f', kind: 'line', label: 'F', ...field }, value, validity ? ({ validity } as never) : null);

describe('a field', () => {
  it('that must be filled in is missing where it is blank', () => {
    for (const value of [undefined, '', ' \n']) {
      expect(judge({ required: true }, value)).toBe('missing');
      expect(judge({}, value)).toBeUndefined();
      expect(judge({}, value, { valid: false })).toBeUndefined();
    }
    expect(judge({ required: true }, ' a ')).toBeUndefined();
  });

  it("is wrong by the browser's judgement", () => {
    expect(judge({}, 'a', { valid: false })).toBe('invalid');
    expect(judge({}, 'a', { valid: true })).toBeUndefined();
  });

  it('with half a number is wrong, and not missing', () => {
    expect(judge({ required: true }, '', { badInput: true, valid: false })).toBe('invalid');
    expect(judge({}, '', { badInput: true, valid: false })).toBe('invalid');
    expect(judge({ kind: 'check' }, true, { badInput: true })).toBe('invalid');
  });

  it('of one tick or several is missing where none is there', () => {
    expect(judge({ kind: 'check', required: true }, false)).toBe('missing');
    expect(judge({ kind: 'check', required: true }, true)).toBeUndefined();
    expect(judge({ kind: 'check' }, false)).toBeUndefined();
    expect(judge({ kind: 'check' }, true)).toBeUndefined();
    for (const value of [undefined, [], 'a']) expect(judge({ kind: 'checks', required: true }, value)).toBe('missing');
    expect(judge({ kind: 'checks', required: true }, ['a'])).toBeUndefined();
    expect(judge({ kind: 'checks' }, [])).toBeUndefined();
    expect(judge({ kind: 'checks' }, ['a'])).toBeUndefined();
  });
});

it('rows of a list have a key each, also where an id comes twice', () => {
  expect(withKeys(['a', 'b', 'a', 'a'], (one) => one)).toEqual([
    ['0 a', 'a'],
    ['0 b', 'b'],
    ['1 a', 'a'],
    ['2 a', 'a'],
  ]);
  expect(withKeys(['x', 'y'], (_, index) => `${index}`).map(([key]) => key)).toEqual(['0 0', '0 1']);
});
