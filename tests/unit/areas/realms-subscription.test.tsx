import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from './mock-confirm';
import { realm, showRealms as show } from './show-realms';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
const definedOf = (options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-6 ARE-10
describe('realms-subscription', () => {
  it('shows the record in words, with numbers given as strings', async () => {
    const { text } = await show({
      profile: {
        realms: async () => ({ ...realm, daysLeft: '-2', nextPaymentMillis: '1767225600000', name: '<b>Hill' }),
      },
    });
    expect(text('h3')).toBe('<b>Hill');
    expect(text('dl')).toContain('Ended 2 days ago');
    expect(text('dl')).toMatch(/Next payment(Dec 31, 2025|Jan 1, 2026)/);
  });

  it.each([
    [{}],
    [{ name: { toString: 1 }, state: 7, daysLeft: [], lastPayment: { valueOf: 1 }, recurringPaymentId: {} }],
  ])('shows the valid parts of the record %j, and offers no pause without an id', async (answer) => {
    const { text, all } = await show({ profile: { realms: async () => answer } });
    expect(text('h3')).toBe('Unnamed realm');
    expect(text('dl')).toContain('Time left–');
    expect(all('button')).toEqual([]);
  });

  // ARE-6: west of Greenwich, March 1 used to be shown as the last day of February.
  it('shows a date without a time in UTC, and a time in the reader’s own time zone', async () => {
    const zones: unknown[] = [];
    const { toLocaleDateString } = Date.prototype;
    vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (this: Date, locale, options) {
      zones.push(options?.timeZone);
      return toLocaleDateString.call(this, locale, { timeZone: 'America/New_York', ...definedOf(options) });
    });
    const { text } = await show({
      profile: {
        realms: async () => ({ ...realm, lastPayment: '2026-03-01', nextPayment: '2026-04-01T00:00:00Z' }),
      },
    });
    expect(text('dl')).toContain('Mar 1, 2026');
    expect(text('dl')).toContain('Mar 31, 2026');
    expect(new Set(zones)).toEqual(new Set(['UTC', undefined]));
    vi.restoreAllMocks();
  });

  // .NET's minimum date means "no date". The area used to show it as "Valid until Jan 1, 1".
  it.each(['0001-01-01T00:00:00', '', null, 0])('shows a dash for the date %j', async (expirationDate) => {
    const { text } = await show({
      realms: { subscriptions: async () => ({ subscriptions: [{ id: 's', status: 'ACTIVE', expirationDate }] }) },
    });
    expect(text('li')).toContain('Valid until–');
  });

  it('shows the valid entries of a hostile list', async () => {
    const { all } = await show({
      realms: {
        subscriptions: async () => ({
          subscriptions: [
            null,
            'x',
            {},
            { id: { toString: 1 }, world: 'w' },
            { id: 's', status: 'ACTIVE', world: { name: {} } },
          ],
        }),
        check: async () => ({ items: [null, {}, { bigId: 7 }] }),
      },
    });
    expect(all('li')).toHaveLength(3);
    expect(all('li')[0]!.textContent).toContain('Subscription–');
    expect(all('li')[2]!.textContent).toContain('Unnamed realm');
  });

  // PRF-1
  it.each<[string, () => Promise<unknown>]>([
    ['404', () => Promise.reject({ status: 404 })],
    ['204', async () => undefined],
    ['null', async () => null],
    ['an empty record', async () => ({})],
    [
      'a record of the failure',
      async () => ({
        errorType: 'NOT_FOUND',
        errorMessage: 'The server has not found anything matching the request URI',
      }),
    ],
  ])('requests no realm and offers no retry for a player without a game profile (%s)', async (_, get) => {
    const requested = vi.fn();
    const { text, all } = await show({
      profile: { get, realms: requested },
      realms: { subscriptions: requested, nextAvailable: requested, check: requested },
    });
    expect(requested).not.toHaveBeenCalled();
    expect(text()).toContain('You don’t have a realm yet.');
    expect(all('[role=alert],button')).toEqual([]);
  });

  it('shows an error, not a missing realm, if the profile fails to load', async () => {
    const { text } = await show({ profile: { get: () => Promise.reject(new Error('500')) } });
    expect(text('[role=alert]')).toContain('went wrong');
    expect(text()).not.toContain('have a realm');
  });

  it('omits only the part that failed beside the record, and offers a retry', async () => {
    const gone = () => Promise.reject(new Error('500'));
    const subscriptions = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ subscriptions: [{ friendlyId: 'R-1' }] });
    const { text, find, act, settle, all, root } = await show({
      realms: { subscriptions, nextAvailable: vi.fn(async () => {}).mockImplementationOnce(gone) },
    });
    expect(text('h3')).toBe('Hill');
    expect(text('[role=alert]')).toContain('Couldn’t load everything.');
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('li')).toContain('R-1');
    expect(all('[role=alert]')).toEqual([]);
    expect(root.activeElement?.textContent).toBe('Your realm');
  });

  it("shows what is known of a subscription's world, and never shows an internal id", async () => {
    const { all } = await show({
      realms: {
        subscriptions: async () => ({
          subscriptions: [
            { id: 'b5f2b9f6-0000', status: 'ACTIVE', world: { name: 'Hill' } },
            { id: 'b5f2b9f7-0000', friendlyId: 'R-2', world: { state: 'OPEN', daysLeft: 1 } },
          ],
        }),
      },
    });
    const facts = all('li').map((one) => [...one.querySelectorAll('dd')].map(({ textContent }) => textContent));
    expect(facts[0]).toEqual(['–', 'Active', '–', 'Hill']);
    expect(facts[1]).toEqual(['R-2', '–', '–', expect.stringMatching(/^[^–]+, Open, 1 day$/)]);
  });

  it('reports no error if there is no data beside the record', async () => {
    const nothing = (status: number) => () => Promise.reject({ status });
    expect(
      (await show({ realms: { subscriptions: nothing(404), nextAvailable: nothing(204), check: nothing(404) } })).all(
        '[role=alert]',
      ),
    ).toEqual([]);
  });

  it.each([
    ['404', () => Promise.reject(Object.assign(new Error('404'), { status: 404 }))],
    ['no data', async () => undefined],
  ])('shows a player without a realm (%s) that there is none, without an error', async (_, realms) => {
    const { text, all } = await show({
      profile: { realms },
      realms: { check: async () => ({ items: [{ bigId: 'B', isTrial: true }] }) },
    });
    expect(text()).toContain('You don’t have a realm yet.');
    expect(all('[role=alert]')).toEqual([]);
    expect(text('li')).toContain('Free trial');
  });

  it("names products by the catalog's titles", async () => {
    const items = [
      { bigId: 'B', isTrial: true },
      { bigId: 'C', isTrial: false },
      { bigId: 'D', isTrial: false },
    ];
    const catalog = vi.fn(async () => ({
      Products: [
        null,
        { ProductId: 'B', LocalizedProperties: [{ ProductTitle: 'For ten' }] },
        { ProductId: 'C', LocalizedProperties: [{ ProductTitle: 'For two' }] },
      ],
    }));
    const { all } = await show({
      profile: { realms: async () => undefined },
      realms: { check: async () => ({ items }) },
      store: { catalog },
    });
    expect(all('li p').map(({ textContent }) => textContent)).toEqual([
      'For ten: Free trial',
      'For two',
      'Realm, 1 month',
    ]);
    expect(catalog).toHaveBeenCalledWith({ bigIds: ['B', 'C', 'D'], actionFilter: null }, expect.anything());
  });

  it('shows progress only on the redeemed one of two products with the same id', async () => {
    const items = [
      { bigId: 'B', isTrial: true },
      { bigId: 'B', isTrial: false },
    ];
    const { all, act } = await show({
      profile: { realms: async () => undefined },
      realms: { check: async () => ({ items }), redeem: () => new Promise(() => {}) },
    });
    await act(() => all('li button')[1]!.click());
    await act(() => vi.dynamicImportSettled());
    expect(all('li button').map(({ textContent }) => textContent)).toEqual(['Redeem', 'Updating…']);
  });

  it('shows no next payment for a paused subscription', async () => {
    const { text } = await show({
      profile: { realms: async () => ({ ...realm, paymentIsActive: false, nextPaymentMillis: 1767225600000 }) },
    });
    expect(text('dl')).toContain('Next payment–');
  });

  it('offers a retry if the record fails, and sign-in when signed out', async () => {
    const realms = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue(realm);
    const { find, act, settle, text, become } = await show({ profile: { realms } });
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('h3')).toBe('Hill');
    await act(() => become(undefined));
    await settle();
    expect(text()).toContain('Sign in to see your realm.');
    expect(text()).not.toContain('Hill');
  });
});
