// @vitest-environment node
// SUP-1 to SUP-4: what a form is made of, and what is missed where a part of it does not come.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTicketModel } from '../../../src/areas/support/support-ticket/parts/load-ticket-model';
import { isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';
import type { Services } from '../../../src/services/services';
import type { TicketField } from '../../../src/services/support/answers';

vi.mock('../../../src/experiments/engine/patterns/is-catastrophic', () => ({ isCatastrophic: vi.fn(() => false) }));

const { signal } = new AbortController();
const notFound = Object.assign(Error('404'), { status: 404 });
const broken = Error('no network');
const field: TicketField = { id: 1, type: 'text', title: 'Name' };
const placeholder: TicketField = { id: 1, type: 'text', raw_title: '{{dc.name}}' };
const digits: TicketField = { ...field, type: 'regexp', regexp_for_validation: '[0-9]+' };
const items = [{ name: 'name', variants: [{ content: 'Namn', locale_id: 7 }] }];

const calls = {
  ticketForm: vi.fn(async (): Promise<unknown> => ({ ticket_form: { id: 5, name: 'Lost', ticket_field_ids: [1] } })),
  ticketFields: vi.fn(async (): Promise<unknown> => [field]),
  dynamicContent: vi.fn(async (): Promise<unknown> => []),
  locales: vi.fn(async (): Promise<unknown> => ({ locales: [{ id: 7, locale: 'sv' }] })),
};
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
  vi.mocked(isCatastrophic).mockClear().mockReturnValue(false);
});
// Of the client it asks these four alone.
const load = (id?: number | string) => loadTicketModel({ support: calls } as never as Services, id, 'sv-se', signal);

describe('the model of a ticket', () => {
  it('has the form and its fields, and all can be stopped', async () => {
    expect(await load(5)).toMatchObject({ id: 5, title: 'Lost', isOpen: true, fields: [{ id: 'f1', label: 'Name' }] });
    expect(calls.ticketForm).toHaveBeenCalledWith(5, { signal });
    for (const call of [calls.ticketFields, calls.dynamicContent, calls.locales])
      expect(call).toHaveBeenCalledWith({ signal });
  });

  it('has all fields without a form, which is not asked for', async () => {
    expect(await load()).toMatchObject({ id: undefined, fields: [{ id: 'f1' }] });
    expect(calls.ticketForm).not.toHaveBeenCalled();
  });

  it('takes no tickets by a form that is not there', async () => {
    calls.ticketForm.mockRejectedValueOnce(notFound);
    expect(await load('x')).toEqual({ id: 'x', title: undefined, isOpen: false, fields: [], conditions: [] });
  });

  it('fails as the form fails, and where its answer has none', async () => {
    calls.ticketForm.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
    for (const answer of [undefined, {}]) {
      calls.ticketForm.mockResolvedValueOnce(answer);
      await expect(load(5)).rejects.toThrow('cobble: ticket form 5 came without a ticket_form.');
    }
  });

  it('fails as the fields fail', async () => {
    calls.ticketFields.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
  });
});

describe("texts in the page's language", () => {
  it('are put in their places', async () => {
    calls.ticketFields.mockResolvedValueOnce([placeholder]);
    calls.dynamicContent.mockResolvedValueOnce(items);
    expect((await load(5)).fields).toMatchObject([{ label: 'Namn' }]);
  });

  it('are chosen by the locales, where those come', async () => {
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

  it('are not needed where the service has its own', async () => {
    for (const call of [calls.dynamicContent, calls.locales]) {
      call.mockRejectedValueOnce(broken);
      expect((await load(5)).fields).toMatchObject([{ label: 'Name' }]);
    }
  });

  it('are what fails where nothing can be shown without them', async () => {
    calls.ticketFields.mockResolvedValueOnce([placeholder]);
    calls.dynamicContent.mockRejectedValueOnce(broken);
    await expect(load(5)).rejects.toBe(broken);
  });

  it('are not missed by a form without fields', async () => {
    calls.ticketFields.mockResolvedValueOnce([]);
    expect(await load(5)).toMatchObject({ isOpen: false, fields: [] });
  });
});

describe('patterns of fields', () => {
  const patternOf = async (...fields: TicketField[]) => {
    calls.ticketFields.mockResolvedValueOnce(fields);
    return (await load(5)).fields[0]?.pattern;
  };

  it('are used where they are judged to be quick, though not every field has one', async () => {
    expect(await patternOf(digits, { ...field, id: 2 })).toEqual(/[0-9]+/su);
    expect(isCatastrophic).toHaveBeenCalledOnce();
    vi.mocked(isCatastrophic).mockReturnValue(true);
    expect(await patternOf(digits)).toBeUndefined();
  });

  it('are left to the service where their judge does not come', async () => {
    vi.resetModules();
    vi.doMock('../../../src/experiments/engine/patterns/is-catastrophic', () => {
      throw broken;
    });
    expect(await patternOf(digits)).toBeUndefined();
  });
});
