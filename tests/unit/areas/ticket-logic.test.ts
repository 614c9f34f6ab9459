// @vitest-environment node
// SUP-1 to SUP-7: visible fields of a ticket form, accepted files, and the ticket that is sent.
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/areas/support/support-ticket/parts/check-file';
import { shownFields } from '../../../src/areas/support/support-ticket/parts/shown-fields';
import type { Condition, ModelField } from '../../../src/areas/support/support-ticket/parts/ticket-model';
import { toTicket } from '../../../src/areas/support/support-ticket/parts/to-ticket';
import { field } from './ticket-field';

describe('shownFields', () => {
  const when = (parent: string, value: string, child: string, isRequired = false): Condition => ({
    parent,
    value,
    child,
    isRequired,
  });
  const shown = (
    fields: ModelField[],
    conditions: Condition[],
    values: Record<string, string | boolean | string[]> = {},
  ) =>
    shownFields({ id: 1, title: undefined, isOpen: true, fields, conditions }, new Map(Object.entries(values))).map(
      ({ id, required }) => (required ? `${id}!` : id),
    );
  const all = [field('a', { required: true }), field('b'), field('c', { required: true })];

  it("keeps the form's order, and shows fields without conditions", () => {
    expect(shown(all, [])).toEqual(['a!', 'b', 'c!']);
    expect(shown(all, [when('a', 'x', 'b')])).toEqual(['a!', 'c!']);
    expect(shown(all, [when('c', 'x', 'a')], { c: 'x' })).toEqual(['a', 'b', 'c!']);
  });

  it('shows a field whose condition is met, required if the condition requires it', () => {
    expect(shown(all, [when('a', 'x', 'b', true), when('a', 'y', 'c')], { a: 'x' })).toEqual(['a!', 'b!']);
    expect(shown(all, [when('a', 'x', 'b', true), when('a', 'y', 'c')], { a: 'y' })).toEqual(['a!', 'c']);
    expect(shown(all, [when('a', 'x', 'b'), when('c', 'y', 'b', true)], { a: 'x', c: 'y' })).toEqual([
      'a!',
      'b!',
      'c!',
    ]);
    expect(shown(all, [when('a', 'x', 'b', true), when('c', 'y', 'b')], { a: 'x', c: 'y' })).toEqual([
      'a!',
      'b!',
      'c!',
    ]);
  });

  it('hides a field whose parent is hidden or missing', () => {
    const chain = [when('a', 'x', 'b'), when('b', 'y', 'c')];
    expect(shown(all, chain, { a: 'x', b: 'y' })).toEqual(['a!', 'b', 'c']);
    expect(shown(all, chain, { a: 'z', b: 'y' })).toEqual(['a!']);
    expect(shown(all, [when('a', 'x', 'gone'), when('gone', 'y', 'c')], { a: 'x', gone: 'y' })).toEqual(['a!', 'b']);
  });

  it('handles circular conditions', () => {
    expect(
      shown(all, [when('a', 'x', 'b'), when('b', 'y', 'b'), when('b', 'y', 'c'), when('c', 'z', 'b')], {
        a: 'x',
        b: 'y',
        c: 'z',
      }),
    ).toEqual(['a!', 'b', 'c']);
    expect(shown(all, [when('b', 'y', 'c'), when('c', 'z', 'b')], { b: 'y', c: 'z' })).toEqual(['a!']);
  });

  it('supports checkboxes (checked, unchecked, untouched) and multiple choices', () => {
    const ticked = [when('a', 'true', 'b'), when('a', 'false', 'c')];
    expect(shown(all, ticked, { a: true })).toEqual(['a!', 'b']);
    expect(shown(all, ticked, { a: false })).toEqual(['a!', 'c']);
    expect(shown(all, ticked)).toEqual(['a!', 'c']);
    expect(shown(all, [when('a', 'x', 'b')], { a: ['w', 'x'] })).toEqual(['a!', 'b', 'c!']);
    expect(shown(all, [when('a', 'x', 'b')], { a: ['w'] })).toEqual(['a!', 'c!']);
    expect(shown(all, [when('a', '', 'b')])).toEqual(['a!', 'c!']);
  });
});

describe('a ticket', () => {
  const fields = [
    field('s', { place: 'subject' }),
    field('d', { place: 'body' }),
    field('t', { place: 'type' }),
    field('p', { place: 'priority' }),
    field('n', { place: 'name' }),
    field('e', { place: 'email' }),
    field('x', { key: 77 }),
    field('m', { kind: 'checks' }),
    field('c', { kind: 'check' }),
    field('k', { key: undefined }),
  ];
  const values = {
    s: ' Lost ',
    d: 'My cape',
    t: 'problem',
    p: 'high',
    n: 'Alex',
    e: ' a@b.example ',
    x: 'y',
    m: ['1'],
    c: true,
    k: 'z',
  };

  it('puts each value of a ticket in its place', () => {
    expect(toTicket(5, fields, new Map(Object.entries(values)), ['token'])).toEqual({
      subject: 'Lost',
      comment: { body: 'My cape', uploads: ['token'] },
      requester: { email: 'a@b.example', name: 'Alex' },
      ticket_form_id: 5,
      type: 'problem',
      priority: 'high',
      custom_fields: [
        { id: 77, value: 'y' },
        { id: 'm', value: ['1'] },
        { id: 'c', value: true },
      ],
    });
  });

  it('omits blank values of a ticket, but includes an unchecked box', () => {
    expect(toTicket(undefined, fields, new Map(Object.entries({ s: ' ', m: [] })), [])).toEqual({
      comment: { body: '' },
      requester: { email: '' },
      custom_fields: [{ id: 'c', value: false }],
    });
  });

  it("uses a ticket's subject if it has no description", () => {
    expect(toTicket(undefined, fields, new Map([['s', 'Lost']]), []).comment).toEqual({ body: 'Lost' });
  });
});

describe('a file', () => {
  const check = (name: string, type: string, size: number, already = 0, types = 'image/*, Text/Plain,.LOG,') =>
    checkFile({ name, type, size } as File, already, { maxCount: 2, maxBytes: 100, types });

  it('accepts a file by its type or extension, up to the size and number limits', () => {
    expect(check('a.png', 'image/png', 100, 1)).toBeUndefined();
    expect(check('a', 'text/plain', 1)).toBeUndefined();
    expect(check('A.Log', '', 1)).toBeUndefined();
    expect(check('a.exe', 'application/x', 1, 0, ' ')).toBeUndefined();
  });

  it('rejects a file with a reason', () => {
    expect(check('a.png', 'image/png', 1, 2)).toBe('many');
    expect(check('a.html', 'text/html', 1)).toBe('type');
    expect(check('image/', 'imagex', 1)).toBe('type');
    expect(check('log', '', 1)).toBe('type');
    expect(check('a.png', 'image/png', 101)).toBe('size');
    expect(check('a.png', 'image/png', 0)).toBe('empty');
  });
});
