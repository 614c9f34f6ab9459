// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type {
  OneTicketForm as AnyOneTicketForm,
  SupportLocales as AnySupportLocales,
  DynamicContentItem,
  TicketForm,
} from '../../../src/services/support/answers';
import { runningSandbox } from './running-sandbox';
import { everyField, usual } from './ticket-fields';

// The sandbox's answers are whole.
type OneTicketForm = Required<AnyOneTicketForm>;
type SupportLocales = Required<AnySupportLocales>;

const sandbox = runningSandbox();
const { get } = sandbox;
const allFields = () => everyField(get);
const form = async (id: number | string = usual) =>
  ((await get(`/ticket_forms/${id}`)).body as OneTicketForm).ticket_form;

describe('forms and fields (SUP-1, SUP-2)', () => {
  it('a form’s fields are all there, seen in the portal, and of every kind', async () => {
    const fields = await allFields();
    expect(fields.length).toBeGreaterThan(100);
    const own = (await form()).ticket_field_ids!.map((id) => fields.find((field) => field.id === id)!);
    for (const field of own)
      expect(field).toMatchObject({ visible_in_portal: true, raw_title: expect.stringMatching(/^\{\{dc\.\w+\}\}$/) });
    expect([...new Set(own.map(({ type }) => type))].sort()).toEqual([
      'checkbox',
      'date',
      'decimal',
      'description',
      'integer',
      'multiselect',
      'regexp',
      'subject',
      'tagger',
      'text',
      'textarea',
    ]);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });

  it('conditions lead from a field of the form to others of it, by a value that the parent can have', async () => {
    const fields = await allFields();
    const { ticket_field_ids: ids, end_user_conditions: conditions } = await form();
    expect(conditions!.length).toBeGreaterThan(5);
    for (const { parent_field_id, value, child_fields } of conditions!) {
      const parent = fields.find(({ id }) => id === parent_field_id)!;
      expect(ids).toContain(parent_field_id);
      expect(
        parent.type === 'checkbox' ? [true, false] : parent.custom_field_options!.map((option) => option.value),
      ).toContain(value);
      for (const child of child_fields!) expect(ids).toContain(child.id);
    }
    // A condition under a condition.
    expect(
      conditions!.some(({ parent_field_id }) =>
        conditions!.some(({ child_fields }) => child_fields!.some(({ id }) => id === parent_field_id)),
      ),
    ).toBe(true);
  });

  it('an unknown form, and a cursor that is none', async () => {
    expect([(await get('/ticket_forms/7')).status, (await get('/ticket_forms/7')).body]).toEqual([
      404,
      { error: 'RecordNotFound', description: 'Not found' },
    ]);
    expect((await get('/ticket_fields?page%5Bafter%5D=x')).status).toBe(400);
  });
});

it('every placeholder has its dynamic content, over three pages, in three languages', async () => {
  // SUP-3, SUP-4
  const items: DynamicContentItem[] = [];
  for (let page = 1; page < 4; page++) {
    const answer = (await get(`/dynamic_content/items?page=${page}&per_page=100`)).body as {
      items: DynamicContentItem[];
      count: number;
      next_page: string | null;
    };
    items.push(...answer.items);
    expect([answer.count > 200, answer.next_page === null]).toEqual([true, page === 3]);
  }
  const fields = await allFields();
  const texts = fields
    .flatMap((field) => [
      field.raw_title!,
      field.raw_description!,
      ...(field.custom_field_options ?? []).map((option) => option.raw_name!),
    ])
    .filter(Boolean);
  expect(texts.length).toBeGreaterThan(100);
  const placeholders = new Set(items.map(({ placeholder }) => placeholder));
  expect(texts.filter((text) => !placeholders.has(text))).toEqual([]);
  const { locales } = (await get('/locales')).body as SupportLocales;
  const swedish = locales.find(({ locale }) => locale === 'sv-se')!.id;
  expect(items[0]!.variants!.find(({ locale_id }) => locale_id === swedish)!.content).toBe('Ämne');
  expect(items.some(({ variants }) => variants!.some(({ active }) => !active))).toBe(true);
});

it('the other forms are there too', async () => {
  const names = await Promise.all(
    [Number(usual) + 1, Number(usual) + 2, Number(usual) + 3].map(async (id) => ((await form(id)) as TicketForm).name),
  );
  expect(names).toEqual(['Ask about a purchase', 'Write to us', 'Every kind of field']);
});
