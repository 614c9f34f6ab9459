// SUP-6: drafts of a ticket, and the errors of a rejected one.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '../../../src/areas/support/support-ticket/parts/draft';
import { lastDigits } from '../../../src/areas/support/support-ticket/parts/field-kinds';
import { readRefusal } from '../../../src/areas/support/support-ticket/parts/read-refusal';
import { ServiceError } from '../../../src/services/client/service-error';
import { field } from './ticket-field';

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());
  const options = [
    { value: 'x', text: 'X' },
    { value: 'y', text: 'Y' },
  ];
  const fields = [
    field('line'),
    field('choice', { kind: 'choice', options }),
    field('checks', { kind: 'checks', options }),
    field('check', { kind: 'check' }),
    field('began', { initial: 'x' }),
    field('card', { isCard: true }),
  ];
  const restored = (values: Record<string, unknown>) => {
    sessionStorage.setItem('cobble:ticket:5', JSON.stringify(['', Object.entries(values)]));
    return Object.fromEntries(createDraft(5).read(fields));
  };

  it('restores a draft as it was written, without card numbers', () => {
    const values = { line: 'a', choice: 'x', checks: ['y'], check: false, began: '', card: '4242' };
    createDraft(5).write(fields, new Map(Object.entries(values)));
    expect(sessionStorage.getItem('cobble:ticket:5')).not.toContain('4242');
    const { card: _, ...rest } = values;
    expect(Object.fromEntries(createDraft(5).read(fields))).toEqual(rest);
    expect(createDraft(6).read(fields)).toEqual([]);
    createDraft(5).clear();
    expect(createDraft(5).read(fields)).toEqual([]);
    createDraft(undefined).write([field('line')], new Map([['line', 'b']]));
    expect(sessionStorage.getItem('cobble:ticket:')).toBe('["",[["line","b"]]]');
  });

  it('shows a draft to no other player', () => {
    const write = (text: string, player?: string) => createDraft(5).write(fields, new Map([['line', text]]), player);
    const seen = () =>
      [undefined, 'Ann', 'Bob'].map((player) => Object.fromEntries(createDraft(5).read(fields, player)).line);
    write('nobody');
    expect(seen()).toEqual(['nobody', 'nobody', 'nobody']);
    // If a visitor signs in, the anonymous draft becomes the player's draft.
    write('of Ann', 'Ann');
    expect(seen()).toEqual(['of Ann', 'of Ann', undefined]);
    const ended = createDraft(5);
    ended.read(fields, undefined);
    ended.write(fields, new Map([['line', 'more']]), undefined);
    expect(seen()).toEqual(['more', 'more', undefined]);
    const next = createDraft(5);
    next.read(fields, 'Bob');
    next.write(fields, new Map([['line', 'of Bob']]), undefined);
    expect(seen()).toEqual(['of Bob', undefined, 'of Bob']);
  });

  it('restores only valid values of a draft', () => {
    expect(restored({ choice: 'z', checks: ['x', 'z', 7], check: 'true', line: 7, card: '1' })).toEqual({
      checks: ['x'],
    });
    expect(restored({ choice: '', checks: 'x', line: '', began: '' })).toEqual({ began: '' });
    sessionStorage.setItem('cobble:ticket:5', '{');
    expect(createDraft(5).read(fields)).toEqual([]);
  });

  it('stores only what was entered, and does nothing if storage is blocked', () => {
    createDraft(5).write(fields, new Map([['line', 'a']]));
    expect(sessionStorage.getItem('cobble:ticket:5')).toBe('["",[["line","a"]]]');
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('refused');
      });
    createDraft(5).write(fields, new Map([['line', 'b']]));
    createDraft(5).clear();
    expect(createDraft(5).read(fields)).toEqual([]);
    vi.restoreAllMocks();
    expect(sessionStorage.getItem('cobble:ticket:5')).toBe('["",[["line","a"]]]');
  });

  it('keeps the last four digits of a card number, in any script', () => {
    expect([lastDigits('4242 4242-4242 1234'), lastDigits('12'), lastDigits('a١٢٣٤٥')]).toEqual(['1234', '12', '٢٣٤٥']);
  });
});

describe('a rejected ticket', () => {
  const refused = (body: unknown, status = 422) =>
    readRefusal(
      new ServiceError('HttpError', '/', '', {
        response: new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
      }),
    );
  const faults = async (details: unknown) => (await refused({ details })).faults;

  it('names the field of a rejected ticket that the service names', async () => {
    expect(
      await faults({
        base: [
          { description: 'Too short', field_key: 7 },
          { description: 'Wrong', ticket_field_id: 8 },
        ],
      }),
    ).toEqual([
      { text: 'Too short', field: 'f7' },
      { text: 'Wrong', field: 'f8' },
    ]);
    expect(await faults({ base: { description: 'Alone', field_key: null } })).toEqual([
      { text: 'Alone', field: undefined },
    ]);
  });

  it("assigns the requester's errors to the name or the address", async () => {
    expect(
      await faults({
        base: [
          { description: 'Requester: Name: is too short' },
          { description: 'Email: is no address' },
          { description: 'Requester: Name: a@b is taken' },
        ],
        requester: [{ description: 'is suspended' }],
        name: [{ description: 'is missing' }],
        subject: [{ description: 'is missing' }],
      }),
    ).toEqual([
      { text: 'is too short', field: 'name' },
      { text: 'is no address', field: 'email' },
      { text: 'a@b is taken', field: 'email' },
      { text: 'is suspended', field: 'email' },
      { text: 'is missing', field: 'name' },
      { text: 'is missing', field: undefined },
    ]);
  });

  it("requests another challenge if the last one wasn't solved", async () => {
    expect((await refused({ code: 'ChallengeFailed' })).isChallenge).toBe(true);
    expect((await refused({ error: 'captcha' })).isChallenge).toBe(true);
    expect((await refused({ error: 'RecordInvalid' })).isChallenge).toBe(false);
  });

  it('reports no errors of a rejected ticket if the response contains none', async () => {
    const none = { isChallenge: false, faults: [] };
    for (const error of [undefined, new Error('x'), new ServiceError('NetworkError', '/', '')])
      expect(await readRefusal(error)).toEqual(none);
    expect(await refused('<p>')).toEqual(none);
    expect(await refused({ details: { base: [{ description: 7 }, null, 'x'] } })).toEqual(none);
    expect(await refused({ details: { base: [{ description: 'down' }] } }, 500)).toEqual(none);
    expect((await refused({ details: { base: [{ description: 'no' }] } }, 400)).faults).toHaveLength(1);
  });
});
