// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { DynamicTexts } from '../../../src/areas/support/support-ticket/parts/dynamic-texts';
import { fieldKinds } from '../../../src/areas/support/support-ticket/parts/field-kinds';
import { readForm } from '../../../src/areas/support/support-ticket/parts/read-form';
import type { ModelField } from '../../../src/areas/support/support-ticket/parts/ticket-model';
import { toTicket } from '../../../src/areas/support/support-ticket/parts/to-ticket';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rows = readFileSync(`${root}docs/ticket-fields.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, type = '', becomes = '', place = '']) => ({ type: type.replaceAll('`', ''), becomes, place }));

const text: DynamicTexts = (raw, plain) => (raw ?? plain) as string | undefined;
const options = [{ id: 1, name: 'One', value: 'one' }];
const read = (type: string) =>
  readForm(
    { id: 1, name: 'F', ticket_field_ids: [2] },
    [{ id: 2, type, title: 'T', regexp_for_validation: '\\A1', custom_field_options: options }],
    text,
  ).fields[0];

const describeField = ({ kind, type = 'text', clean }: ModelField) =>
  clean ? `${kind} of ${clean('4111 1111 1111 1234')}` : `${kind} of ${type}`;
const meanings: Readonly<Record<string, string | undefined>> = {
  'a line': 'line of text',
  'several lines': 'lines of text',
  'a choice': 'choice of text',
  'boxes to tick': 'checks of text',
  'a box to tick': 'check of text',
  'a date': 'line of date',
  'a number': 'line of number',
  'the last four digits of what is typed': 'line of 1234',
  'left out': undefined,
};

// ARE-3: keeps docs/ticket-fields.md in agreement with the code.
it('lists each type of the code once', () => {
  expect(rows.map(({ type }) => type)).toEqual(Object.keys(fieldKinds));
});

it('lists each type of Zendesk’s reference of ticket fields', () => {
  const custom =
    'text textarea checkbox date integer decimal regexp partialcreditcard multiselect tagger lookup multi_lookup';
  const own = 'subject description status custom_status tickettype priority basic_priority group assignee';
  const types = rows.map((row) => row.type);
  expect([...custom.split(' '), ...own.split(' ')].filter((type) => !types.includes(type))).toEqual([]);
});

const placeOf = (field: ModelField) => {
  const value = { check: true, checks: ['one'], choice: 'one', line: 'x', lines: 'x' }[field.kind];
  const values = new Map([[field.id, value]]);
  const { requester, custom_fields: custom, ...ticket } = toTicket(undefined, [field], values, []);
  if (custom?.length) return 'custom_fields';
  if (ticket.subject) return 'subject';
  if (ticket.comment?.body) return 'comment.body';
  return Object.keys(ticket).find((name) => name !== 'comment');
};

it('describes how each type is rendered and where its value is sent', () => {
  for (const { type, becomes, place } of rows) {
    expect(Object.keys(meanings), type).toContain(becomes);
    const field = read(type);
    expect([type, field && describeField(field)]).toEqual([type, meanings[becomes]]);
    expect([type, /^`([\w.]+)`/.exec(place)?.[1]]).toEqual([type, field && placeOf(field)]);
    if (!field) expect([type, place]).toEqual([type, '']);
  }
});

it('renders an unknown type as a line, or as a choice if it has options', () => {
  expect(describeField(read('constructor')!)).toBe('choice of text');
  expect(describeField(readForm(undefined, [{ id: 2, type: 'new', title: 'T' }], text).fields[0]!)).toBe(
    'line of text',
  );
});
