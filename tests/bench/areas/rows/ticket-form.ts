import type { Row } from '../row';

const types = [
  'text',
  'textarea',
  'tagger',
  'multiselect',
  'checkbox',
  'date',
  'integer',
  'decimal',
  'regexp',
  'tagger',
] as const;
const options = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i, name: `Option ${i}`, value: `o${i}` }));

/** 60 fields of all types, one of them a list of 500 options. */
const fields = Array.from({ length: 60 }, (_, i) => {
  const type = types[i % types.length]!;
  return {
    id: 100 + i,
    type,
    title: `Field ${i}`,
    raw_title: `{{dc.field_${i}}}`,
    description: `A sentence about field ${i}.`,
    position: i,
    required_in_portal: i % 3 === 0,
    visible_in_portal: true,
    editable_in_portal: true,
    active: true,
    regexp_for_validation: type === 'regexp' ? '\\A[a-z]+\\d{2,4}\\z' : null,
    ...(type === 'tagger' && { custom_field_options: options(i === 2 ? 500 : 20) }),
    ...(type === 'multiselect' && { custom_field_options: options(8) }),
  };
});

export const ticketForm: Row = {
  name: 'form of 60 fields',
  path: '',
  config: { helpCentre: { ticketFormId: 7 } },
  html: '<main style="max-width:50em;margin:auto"><div id="area" data-widget="support-ticket" data-load="eager"></div></main>',
  answers: [
    {
      match: 'ticket_forms/7',
      body: {
        ticket_form: {
          id: 7,
          name: 'Long',
          active: true,
          end_user_visible: true,
          ticket_field_ids: fields.map(({ id }) => id),
        },
      },
    },
    { match: 'ticket_fields', body: { ticket_fields: fields, meta: { has_more: false } } },
    {
      match: 'dynamic_content',
      body: {
        items: fields.map((_, i) => ({
          id: i,
          name: `field_${i}`,
          placeholder: `{{dc.field_${i}}}`,
          variants: [{ id: 1, content: `Field number ${i}`, locale_id: 1, default: true, active: true }],
        })),
        count: fields.length,
      },
    },
  ],
  ready: () => document.querySelector('#area')!.shadowRoot?.querySelector('img'),
  async use(page) {
    const control = async (label: string) => {
      const found = await page.evaluateHandle(
        (label) =>
          [...document.querySelector('#area')!.shadowRoot!.querySelectorAll('label')].find((one) =>
            one.textContent!.startsWith(label),
          )!.control as HTMLElement,
        label,
      );
      await (found.asElement() as import('puppeteer').ElementHandle<HTMLElement>).focus();
    };
    await control('Email');
    await page.keyboard.type('noor@example.com', { delay: 10 });
    await control('Field number 1');
    await page.keyboard.type('It stops at the gate, always, whatever I do.', { delay: 10 });
    // Choose one of the 500 options, then submit to show the summary of missing fields.
    await control('Field number 2');
    await page.keyboard.type('Option 4', { delay: 10 });
    await control('Field number 0');
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
  },
};
