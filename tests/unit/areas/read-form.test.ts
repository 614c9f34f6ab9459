// @vitest-environment node
// SUP-1, SUP-2: reads a ticket form from the services' answers.
import { describe, expect, it } from 'vitest';
import type { DynamicTexts } from '../../../src/areas/support/support-ticket/parts/dynamic-texts';
import { readForm } from '../../../src/areas/support/support-ticket/parts/read-form';
import type { TicketField, TicketForm } from '../../../src/services/support/answers';

/** Resolves every text, except those that start with a question mark. */
const text: DynamicTexts = (raw, plain) => [raw, plain].find((one) => one && !one.startsWith('?'));
const line = (id: number, more: Partial<TicketField> = {}): TicketField => ({
  id,
  type: 'text',
  title: `T${id}`,
  ...more,
});
const read = (form: TicketForm | undefined, fields: readonly TicketField[]) => readForm(form, fields, text);
const form = (...ids: number[]): TicketForm => ({ id: 5, name: 'Lost things', ticket_field_ids: ids });
const idsOf = (model: ReturnType<typeof read>) => model.fields.map(({ id }) => id);
const only = (field: Partial<TicketField>) => read(form(1), [line(1, field)]).fields[0];

describe('the fields of a form', () => {
  it("lists fields in the form's order, without duplicates and unknown ids", () => {
    expect(idsOf(read(form(3, 1, 3, 9), [line(1), line(2), line(3)]))).toEqual(['f3', 'f1']);
  });

  it('lists no fields if the form lists none', () => {
    expect(idsOf(read({ id: 5, name: 'F' }, [line(1)]))).toEqual([]);
  });

  it('lists all fields by position without a form, those without a position first', () => {
    const fields = [line(1, { position: 3 }), line(2, { position: 1 }), line(3), line(4, { position: 2 })];
    expect(idsOf(read(undefined, fields))).toEqual(['f3', 'f2', 'f4', 'f1']);
    expect(fields.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('omits inactive fields, and fields that are hidden or read-only for visitors', () => {
    for (const no of [{ visible_in_portal: false }, { editable_in_portal: false }, { active: false }])
      expect(only(no)).toBeUndefined();
    expect(only({ visible_in_portal: true, editable_in_portal: true, active: true })).toMatchObject({ id: 'f1' });
  });

  it('omits fields with an invalid id or without a text to show', () => {
    expect(
      idsOf(
        read(undefined, [
          { ...line(1), id: 'a b' },
          { ...line(2), id: 'a-b' },
        ]),
      ),
    ).toEqual(['fa-b']);
    expect(only({ title: '?' })).toBeUndefined();
  });

  it("prefers a field's text for visitors", () => {
    expect(only({ raw_title_in_portal: 'P', raw_title: 'R' })?.label).toBe('P');
    expect(only({ raw_title_in_portal: '?', title_in_portal: 'Q', raw_title: 'R' })?.label).toBe('Q');
    expect(only({ raw_title_in_portal: '?', title_in_portal: '?', raw_title: 'R' })?.label).toBe('R');
    expect(only({ raw_title: '?', title: 'T' })?.label).toBe('T');
    expect(only({ raw_description: '?', description: 'D' })?.hint).toBe('D');
  });

  it('requires a field if visitors must fill it in', () => {
    expect(only({ required_in_portal: true })?.required).toBe(true);
    expect(only({})?.required).toBe(false);
  });

  it('limits a form to 300 fields, with at most 2,000 options', () => {
    const many = Array.from({ length: 301 }, (_, at) => line(at));
    expect(read(undefined, many).fields).toHaveLength(300);
    const options = Array.from({ length: 2001 }, (_, at) => ({ value: `v${at}`, name: `N${at}` }));
    expect(only({ type: 'tagger', custom_field_options: options })?.options).toHaveLength(2000);
  });
});

describe('the kind of a field', () => {
  const custom_field_options = [
    { value: 'pc', name: 'Computer' },
    { value: 'h', name: 'Console::Handheld', default: true },
    { value: 'pc', name: 'Again' },
    { value: 'x', name: '?', default: true },
  ];
  const options = [
    { value: 'pc', text: 'Computer' },
    { value: 'h', text: 'Console › Handheld' },
    { value: 'x', text: 'x' },
  ];

  it("derives a field's kind from its type, and omits fields for agents", () => {
    expect(only({ type: 'textarea' })).toMatchObject({ kind: 'lines', place: 'custom', key: 1 });
    expect(only({ type: 'subject' })).toMatchObject({ kind: 'line', place: 'subject' });
    expect(only({ type: 'status' })).toBeUndefined();
  });

  it('treats an unknown type as a line, or as a choice if it has options', () => {
    for (const type of ['drone', 'constructor', undefined]) {
      expect(only({ type })).toMatchObject({ kind: 'line', options: [] });
      expect(only({ type, custom_field_options })).toMatchObject({ kind: 'choice', options, initial: 'h' });
    }
  });

  it('lists each option once, with its text or its value, and the default selection', () => {
    expect(only({ type: 'tagger', custom_field_options })).toMatchObject({ kind: 'choice', options, initial: 'h' });
    expect(only({ type: 'multiselect', custom_field_options })).toMatchObject({ options, initial: ['h', 'x'] });
    expect(only({ type: 'text', custom_field_options })?.initial).toBeUndefined();
  });

  it('prefers custom options to system options', () => {
    const system_field_options = [{ value: 'high', name: 'High' }];
    expect(only({ type: 'priority', system_field_options })?.options).toEqual([{ value: 'high', text: 'High' }]);
    expect(only({ type: 'priority', system_field_options, custom_field_options })?.options).toEqual(options);
  });

  it('omits a choice without options', () => {
    expect(only({ type: 'tagger' })).toBeUndefined();
    expect(only({ type: 'multiselect', custom_field_options: [] })).toBeUndefined();
  });
});

describe('a form', () => {
  it("reads a form's id and its text for visitors", () => {
    expect(read({ ...form(1), raw_display_name: 'D', raw_name: 'R' }, [line(1)])).toMatchObject({ id: 5, title: 'D' });
    expect(read({ ...form(1), raw_name: 'R' }, []).title).toBe('R');
    expect(read({ ...form(1), raw_name: '?', display_name: 'S' }, []).title).toBe('S');
    expect(read(form(1), []).title).toBe('Lost things');
    expect(read(undefined, [])).toMatchObject({ id: undefined, title: undefined });
  });

  it('reports a form as open if it has a field, is active and is for visitors', () => {
    expect(read(form(1), [line(1)]).isOpen).toBe(true);
    expect(read(undefined, [line(1)]).isOpen).toBe(true);
    expect(read(form(1), []).isOpen).toBe(false);
    expect(read({ ...form(1), active: false }, [line(1)]).isOpen).toBe(false);
    expect(read({ ...form(1), end_user_visible: false }, [line(1)]).isOpen).toBe(false);
    expect(read({ ...form(1), active: true, end_user_visible: true }, [line(1)]).isOpen).toBe(true);
  });

  it('reads a condition for each child field, required only if stated', () => {
    const end_user_conditions = [
      { parent_field_id: 1, value: 'x', child_fields: [{ id: 2 }, { id: 3, is_required: true }] },
      { parent_field_id: 2, value: 'y' },
    ];
    expect(read({ ...form(1), end_user_conditions }, []).conditions).toEqual([
      { parent: 'f1', value: 'x', child: 'f2', isRequired: false },
      { parent: 'f1', value: 'x', child: 'f3', isRequired: true },
    ]);
    expect(read(form(1), []).conditions).toEqual([]);
  });

  it('reads at most 2,000 conditions, each with 300 child fields', () => {
    const child_fields = Array.from({ length: 301 }, (_, id) => ({ id }));
    const one = { parent_field_id: 1, value: 'x', child_fields };
    expect(read({ ...form(1), end_user_conditions: [one] }, []).conditions).toHaveLength(300);
    const many = Array.from({ length: 2001 }, () => ({ ...one, child_fields: [{ id: 2 }] }));
    expect(read({ ...form(1), end_user_conditions: many }, []).conditions).toHaveLength(2000);
  });
});
