// @vitest-environment node
// Validates the fields of an area's form, and creates keys for list rows.
import { describe, expect, it } from 'vitest';
import type { Field, FieldValue } from '../../../src/areas/kit/form/field';
import { validate } from '../../../src/areas/kit/form/validate';
import { withKeys } from '../../../src/areas/kit/with-keys';

const judge = (field: Partial<Field>, value: FieldValue | undefined, validity?: Partial<ValidityState>) =>
  validate({ id: 'f', kind: 'line', label: 'F', ...field }, value, validity ? ({ validity } as never) : null);

describe('a field', () => {
  it('reports a required field as missing if it is blank', () => {
    for (const value of [undefined, '', ' \n']) {
      expect(judge({ required: true }, value)).toBe('missing');
      expect(judge({}, value)).toBeUndefined();
      expect(judge({}, value, { valid: false })).toBeUndefined();
    }
    expect(judge({ required: true }, ' a ')).toBeUndefined();
  });

  it('reports a field as invalid if the browser does', () => {
    expect(judge({}, 'a', { valid: false })).toBe('invalid');
    expect(judge({}, 'a', { valid: true })).toBeUndefined();
  });

  it('reports a field with an incomplete number as invalid, not missing', () => {
    expect(judge({ required: true }, '', { badInput: true, valid: false })).toBe('invalid');
    expect(judge({}, '', { badInput: true, valid: false })).toBe('invalid');
    expect(judge({ kind: 'check' }, true, { badInput: true })).toBe('invalid');
  });

  it('reports checkboxes as missing if none is checked', () => {
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

it('gives each row of a list a unique key, even for duplicate ids', () => {
  expect(withKeys(['a', 'b', 'a', 'a'], (one) => one)).toEqual([
    ['0 a', 'a'],
    ['0 b', 'b'],
    ['1 a', 'a'],
    ['2 a', 'a'],
  ]);
  expect(withKeys(['x', 'y'], (_, index) => `${index}`).map(([key]) => key)).toEqual(['0 0', '0 1']);
});
