import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testListing } from '../test-listing';
import { showTicket } from './show-ticket';

beforeEach(() => sessionStorage.clear());

const subject = { id: 1, type: 'subject', title: 'Subject', required_in_portal: true };
const text = { id: 2, type: 'description', title: 'What happened?', required_in_portal: true };
const showFields = (more: readonly object[], calls: Parameters<typeof showTicket>[0] = {}) => {
  const fields = [subject, ...more.map((field, index) => ({ id: 11 + index, ...field })), text];
  return showTicket({
    ticketForm: vi.fn(async () => ({
      ticket_form: { id: 7, name: 'All', ticket_field_ids: fields.map(({ id }) => id) },
    })),
    ticketFields: vi.fn(async () => fields),
    ...calls,
  });
};
type Shown = Awaited<ReturnType<typeof showFields>>;
const customOf = ({ calls }: Shown) =>
  (calls.createTicket.mock.calls[0]![0] as { ticket: { custom_fields: unknown } }).ticket.custom_fields;
const inputOf = ({ all }: Shown, label: string) =>
  all<HTMLLabelElement>('label').find((one) => one.textContent!.replace(/ \*$/, '') === label)!
    .control as HTMLInputElement;
const choices = [
  { id: 1, name: 'One', value: 'one' },
  { id: 2, name: 'Two', value: 'two', default: true },
  { id: 3, name: 'Three', value: 'three', default: true },
];

// ARE-3
it.each(['active', 'visible_in_portal', 'editable_in_portal'])('omits a field that is not %s', async (flag) => {
  const one = await showFields([
    { type: 'text', title: 'Here', [flag]: true },
    { type: 'text', title: 'Gone', [flag]: false },
  ]);
  expect(one.labels()).toContain('Here');
  expect(one.labels()).not.toContain('Gone');
});

// ARE-3
describe('fields of a ticket', { timeout: 30_000 }, () => {
  const card = {
    type: 'partialcreditcard',
    title: 'Card',
    description: 'The one you paid with.',
    required_in_portal: true,
  };
  const number = '4111 1111-1111 1234';

  it('keeps and sends only the last four digits of a card number, and stores none in a draft', async () => {
    const one = await showFields([card]);
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    await one.fill();
    await one.put('Card', number);
    expect(one.text()).toContain('Only the last 4 digits are saved and sent.');
    expect(one.text()).toContain('The one you paid with.');
    const input = inputOf(one, 'Card');
    expect([input.autocomplete, input.inputMode]).toEqual(['off', 'numeric']);
    await one.act(() => {
      input.focus();
      input.blur();
    });
    expect(input.value).toBe('1234');
    // The area stores a draft when typing pauses or the visitor leaves the page.
    await one.act(() => dispatchEvent(new Event('pagehide')));
    await vi.waitFor(() => expect(stored).toHaveBeenCalled());
    expect(JSON.stringify(stored.mock.calls)).toContain('It broke');
    expect(JSON.stringify(stored.mock.calls)).not.toMatch(/4111|1234|f11/);
    stored.mockRestore();
    await one.send();
    expect(customOf(one)).toEqual([{ id: 11, value: '1234' }]);
    expect(JSON.stringify(one.calls.createTicket.mock.calls)).not.toContain('4111');
  });

  it('sends four digits while the number is still being typed, and requires it if needed', async () => {
    const one = await showFields([card]);
    await one.fill();
    await one.put('Card', 'none');
    await one.send();
    expect(one.all('[role=alert] li').map((line) => line.textContent)).toEqual(['Card: This field is required.']);
    await one.put('Card', number);
    await one.send();
    expect(customOf(one)).toEqual([{ id: 11, value: '1234' }]);
  });

  it('reads no card number from a draft', async () => {
    sessionStorage.setItem(
      'cobble:ticket:7',
      JSON.stringify([
        '',
        [
          ['f1', 'Half a letter'],
          ['f11', number],
        ],
      ]),
    );
    const one = await showFields([card]);
    expect([inputOf(one, 'Subject').value, inputOf(one, 'Card').value]).toEqual(['Half a letter', '']);
  });

  it("starts with the service's default options", async () => {
    const one = await showFields([
      { type: 'tagger', title: 'Kind', custom_field_options: choices },
      { type: 'multiselect', title: 'Where', custom_field_options: choices },
      { type: 'text', title: 'Line', custom_field_options: choices },
    ]);
    await one.fill();
    await one.send();
    expect(customOf(one)).toEqual([
      { id: 11, value: 'two' },
      { id: 12, value: ['two', 'three'] },
    ]);
  });

  it("doesn't restore a default that the visitor removed", async () => {
    const fields = [
      { type: 'tagger', title: 'Kind', custom_field_options: choices },
      { type: 'tagger', title: 'Other', custom_field_options: choices.slice(0, 1) },
    ];
    const one = await showFields(fields);
    await one.put('Kind', '');
    await one.put('Subject', 'It broke');
    await one.unmount();
    const other = await showFields(fields);
    expect([inputOf(other, 'Kind').value, inputOf(other, 'Other').value, inputOf(other, 'Subject').value]).toEqual([
      '',
      '',
      'It broke',
    ]);
    await other.press('Discard draft');
    expect(inputOf(other, 'Kind').value).toBe('two');
  });

  // Zendesk's patterns use Ruby's syntax, in which some patterns mean something else than in browsers.
  it('leaves pattern checks to the service', async () => {
    const one = await showFields([{ type: 'regexp', title: 'Name', regexp_for_validation: '\\A[[:alpha:]]+\\z' }]);
    await one.fill();
    await one.put('Name', 'Al1ce');
    await one.send();
    expect(customOf(one)).toEqual([{ id: 11, value: 'Al1ce' }]);
  });

  it('accepts a decimal point in an integer, as the contract does', async () => {
    const one = await showFields([{ type: 'integer', title: 'Count' }]);
    await one.fill();
    await one.put('Count', '2.5');
    await one.send();
    expect(customOf(one)).toEqual([{ id: 11, value: '2.5' }]);
  });

  it('omits choices without options', async () => {
    const one = await showFields([
      { type: 'tagger', title: 'Kind', required_in_portal: true },
      { type: 'multiselect', title: 'Where', required_in_portal: true, custom_field_options: [] },
    ]);
    expect(one.labels()).toEqual(['Your name', 'Email address *', 'Subject *', 'What happened? *']);
  });
});

// ARE-3: the answers have the form of Zendesk's errors.
describe('errors from the service', { timeout: 30_000 }, () => {
  const refused = async (details: object) => {
    const refusal = Object.assign(new Error(), {
      status: 422,
      response: new Response(JSON.stringify({ error: 'RecordInvalid', details }), { status: 422 }),
    });
    const one = await showFields([], { createTicket: vi.fn().mockRejectedValue(refusal) });
    await one.fill();
    await one.send();
    const wrong = one
      .all('[aria-invalid=true]')
      .map(
        (control) =>
          `${(control as HTMLInputElement).labels![0]!.textContent} ${one.root.getElementById(`${control.id}e`)!.textContent}`,
      );
    return { wrong, summary: one.all('[role=alert] li').map((line) => line.textContent) };
  };

  // Each line: Zendesk's error details » the shown error and the label of its field.
  testListing(
    `
# a fault of the address
{ "requester": [{ "description": "Requester: Email:  noor@name.example is not properly formatted", "error": "InvalidValue" }] }
    Email address * noor@name.example is not properly formatted
{ "email": [{ "description": "Email: cannot be blank" }] }
    Email address * cannot be blank
{ "base": [{ "description": "Email: no is not properly formatted" }] }
    Email address * no is not properly formatted
{ "requester": [{ "description": "Requester: Noor is suspended." }] }
    Email address * Noor is suspended.

# a fault of the name
{ "requester": [{ "description": "Requester: Name:  is too short (minimum is 1 character)" }] }
    Your name is too short (minimum is 1 character)
{ "name": [{ "description": "is too short" }] }
    Your name is too short
// One fault, not a list.
{ "requester": { "description": "Requester: Name: is too short" } }
    Your name is too short

# faults of a field
{ "base": [{ "description": "Subject: cannot be blank", "error": "BlankValue", "ticket_field_id": 1, "ticket_field_type": "FieldSubject" }] }
    Subject * cannot be blank
// A field that is called like an address.
{ "base": [{ "description": "Email: is wrong", "field_key": 1 }] }
    Subject * Email: is wrong
{ "base": [{ "description": "Subject: is too short.", "field_key": 1 }, { "description": "Subject: has no letter.", "field_key": 1 }] }
    Subject * is too short. has no letter.
`,
    async (_, details) => {
      const { wrong, summary } = await refused(JSON.parse(details));
      expect(summary).toEqual(wrong.map((at) => at.replace(' * ', ': ').replace('Your name', 'Your name:')));
      return [wrong];
    },
  );

  it('shows service errors that match no visible field only in the summary', async () => {
    expect(
      await refused({
        base: [{ description: 'Form: is tired' }, null, 5],
        status: [{ description: 'Status: email is missing' }],
      }),
    ).toEqual({ wrong: [], summary: ['Form: is tired', 'Status: email is missing'] });
  });
});
