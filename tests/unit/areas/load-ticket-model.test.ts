// @vitest-environment node
// SUP-1 to SUP-4: which parts a form is loaded from, and what happens if one of them fails to load.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTicketModel } from '../../../src/areas/support/support-ticket/parts/load-ticket-model';
import type { Services } from '../../../src/services/services';
import type { TicketField } from '../../../src/services/support/answers';

const { signal } = new AbortController();
const notFound = Object.assign(Error('404'), { status: 404 });
const broken = Error('no network');
const field: TicketField = { id: 1, type: 'text', title: 'Name' };
const placeholder: TicketField = { id: 1, type: 'text', raw_title: '{{dc.name}}' };
const items = [{ name: 'name', variants: [{ content: 'Namn', locale_id: 7 }] }];

const calls = {
  ticketForm: vi.fn(async (): Promise<unknown> => ({ ticket_form: { id: 5, name: 'Lost', ticket_field_ids: [1] } })),
  ticketFields: vi.fn(async (): Promise<unknown> => [field]),
  dynamicContent: vi.fn(async (): Promise<unknown> => []),
  locales: vi.fn(async (): Promise<unknown> => ({ locales: [{ id: 7, locale: 'sv' }] })),
};
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
});
const load = (id?: number | string) => loadTicketModel({ support: calls } as never as Services, id, 'sv-se', signal);

describe('the model of a ticket', () => {
  it('loads the form and its fields, and passes the abort signal to all requests', async () => {
    expect(await load(5)).toMatchObject({ id: 5, title: 'Lost', isOpen: true, fields: [{ id: 'f1', label: 'Name' }] });
    expect(calls.ticketForm).toHaveBeenCalledWith(5, { signal });
    for (const call of [calls.ticketFields, calls.dynamicContent, calls.locales])
      expect(call).toHaveBeenCalledWith({ signal });
  });

  it('loads all fields if no form is requested', async () => {
    expect(await load()).toMatchObject({ id: undefined, fields: [{ id: 'f1' }] });
    expect(calls.ticketForm).not.toHaveBeenCalled();
  });

  it("reports a closed form if the form doesn't exist", async () => {
    calls.ticketForm.mockRejectedValueOnce(notFound);
    expect(await load('x')).toEqual({ id: 'x', title: undefined, isOpen: false, fields: [], conditions: [] });
  });

  it('fails if the form fails to load or the answer contains none', async () => {
    calls.ticketForm.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
    for (const answer of [undefined, {}]) {
      calls.ticketForm.mockResolvedValueOnce(answer);
      await expect(load(5)).rejects.toThrow(
        'cobble: ticket form 5 came without a ticket_form. Fix: check the support service.',
      );
    }
  });

  it('fails if the fields fail to load', async () => {
    calls.ticketFields.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
  });
});

describe("texts in the page's language", () => {
  it("replaces placeholders by texts in the page's language", async () => {
    calls.ticketFields.mockResolvedValueOnce([placeholder]);
    calls.dynamicContent.mockResolvedValueOnce(items);
    expect((await load(5)).fields).toMatchObject([{ label: 'Namn' }]);
  });

  it('chooses texts by locale if the locales load', async () => {
    const variants = [
      { content: 'Name', locale_id: 1, default: true },
      { content: 'Namn', locale_id: 7 },
    ];
    calls.dynamicContent.mockResolvedValue([{ name: 'name', variants }]);
    calls.ticketFields.mockResolvedValue([placeholder]);
    expect((await load(5)).fields).toMatchObject([{ label: 'Namn' }]);
    for (const answer of [{}, undefined]) {
      calls.locales.mockResolvedValueOnce(answer);
      expect((await load(5)).fields).toMatchObject([{ label: 'Name' }]);
    }
    calls.dynamicContent.mockResolvedValue([]);
    calls.ticketFields.mockResolvedValue([field]);
  });

  it('needs no texts if the service sends its own', async () => {
    for (const call of [calls.dynamicContent, calls.locales]) {
      call.mockRejectedValueOnce(broken);
      expect((await load(5)).fields).toMatchObject([{ label: 'Name' }]);
    }
  });

  it("fails if a field can't be shown without its text", async () => {
    calls.ticketFields.mockResolvedValueOnce([placeholder]);
    calls.dynamicContent.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
  });

  it('needs no texts for a form without fields', async () => {
    calls.ticketFields.mockResolvedValueOnce([]);
    expect(await load(5)).toMatchObject({ isOpen: false, fields: [] });
  });
});
