import { vi } from 'vitest';
// Tests with fake timers can't load lazy chunks.
import '../../../src/areas/support/support-ticket/parts/load-ticket-form';
import { SupportTicket } from '../../../src/areas/support/support-ticket/support-ticket';
import { description } from '../../../src/areas/support/support-ticket/support-ticket.widget';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { renderArea } from './support';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const form = {
  id: 7,
  name: 'Report',
  raw_name: '{{dc.report}}',
  active: true,
  end_user_visible: true,
  ticket_field_ids: [1, 2, 3, 4, 5, 6],
  end_user_conditions: [
    { parent_field_id: 3, value: 'crash', child_fields: [{ id: 4, is_required: true }] },
    { parent_field_id: 5, value: true, child_fields: [{ id: 6, is_required: false }] },
  ],
};
const fields = [
  { id: 1, type: 'subject', title: 'Subject', required_in_portal: true },
  { id: 2, type: 'description', title: 'What happened?', required_in_portal: true },
  {
    id: 3,
    type: 'tagger',
    title: 'Kind',
    raw_title: '{{dc.kind}}',
    custom_field_options: [
      { id: 1, name: 'Crash', raw_name: '{{dc.crash}}', value: 'crash' },
      { id: 2, name: 'Else', value: 'else' },
    ],
  },
  { id: 4, type: 'regexp', title: 'Code', regexp_for_validation: '\\A[A-Z]{3}\\z' },
  { id: 5, type: 'checkbox', title: 'Again' },
  {
    id: 6,
    type: 'multiselect',
    title: 'Where',
    custom_field_options: [
      { id: 3, name: 'Home', value: 'home' },
      { id: 4, name: 'Away', value: 'away' },
    ],
  },
];
const variants = (english: string, swedish?: string) => [
  { id: 1, content: english, locale_id: 1, default: true, active: true },
  ...(swedish ? [{ id: 2, content: swedish, locale_id: 92, default: false, active: true }] : []),
];
const items = [
  { id: 1, name: 'report', placeholder: '{{dc.report}}', variants: variants('Report a problem', 'Anmäl ett problem') },
  { id: 2, name: 'kind', placeholder: '{{dc.kind}}', variants: variants('Kind of problem', 'Slags problem') },
  { id: 3, name: 'crash', placeholder: '{{dc.crash}}', variants: variants('A crash') },
];
const locales = {
  locales: [
    { id: 1, locale: 'en-us', name: 'English' },
    { id: 92, locale: 'sv', name: 'Svenska' },
  ],
};

const calls = () => ({
  ticketForm: vi.fn(async (): Promise<unknown> => ({ ticket_form: form })),
  ticketFields: vi.fn(async (): Promise<unknown> => fields),
  dynamicContent: vi.fn(async (): Promise<unknown> => items),
  locales: vi.fn(async (): Promise<unknown> => locales),
  challenge: vi.fn(async (contentType: string): Promise<unknown> => ({ id: 'c1', contentType, image: png })),
  createTicket: vi.fn(async (_: unknown): Promise<unknown> => ({ ticket: { id: 4711 } })),
  upload: vi.fn(async (file: File): Promise<unknown> => ({ upload: { token: `t-${file.name}` } })),
  removeUpload: vi.fn(async (_: string) => undefined),
});

export const showTicket = async (
  support: Partial<ReturnType<typeof calls>> = {},
  props: Partial<PropsOf<typeof description>> = {},
  locale = 'en-us',
  gamertag?: string,
) => {
  const all = { ...calls(), ...support };
  const shown = await renderArea(SupportTicket, description, {
    groups: { support: all },
    props: { formId: '7', ...props },
    settings: { locale },
    gamertag,
  });
  await vi.waitFor(async () => {
    await shown.settle();
    if (shown.root.querySelector('[aria-hidden] > [class]:empty')) throw new Error('still loading');
  }, 15_000);
  const put = async (label: string, value: string | boolean) => {
    await shown.act(() => {
      const named = shown.all<HTMLLabelElement>('label').find((one) => one.textContent!.replace(/ \*$/, '') === label);
      const control = (named?.control ?? named?.querySelector('input')) as HTMLInputElement;
      if (typeof value === 'boolean') return control.click();
      control.value = value;
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
    await shown.settle();
  };
  const press = async (text: string) => {
    await shown.act(() => {
      shown
        .all('button')
        .find((button) => button.textContent === text)!
        .click();
    });
    await shown.settle();
  };
  const labels = () => [...shown.find('form').querySelectorAll('label, legend')].map((one) => one.textContent!);
  const send = async (text = 'abc') => {
    await shown.act(() => {
      const captcha = shown.all('form')[1]!;
      captcha.querySelector('input')!.value = text;
      shown.find(`button[form="${captcha.id}"]`).click();
    });
    await shown.settle();
  };
  const fill = async () => {
    await put('Email address', 'noor@example.com');
    await put('Subject', 'It broke');
    await put('What happened?', ' I pressed it. ');
  };
  const pick = async (...files: File[]) => {
    await shown.act(() => {
      const input = shown.find<HTMLInputElement>('input[type=file]');
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      Object.defineProperty(input, 'value', { value: '', configurable: true, writable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shown.settle();
  };
  return { ...shown, calls: all, put, press, labels, send, fill, pick };
};
