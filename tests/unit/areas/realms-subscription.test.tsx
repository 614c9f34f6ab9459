import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from './agree';
import { realm, showRealms as show } from './show-realms';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'));
/** Without the members that are undefined. */
const definedOf = (options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-6 ARE-10
describe('realms-subscription', () => {
  it('shows the record in words, also where numbers came as text', async () => {
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
  ])('the record %j is drawn as far as it is valid, and pauses nothing without an id', async (answer) => {
    const { text, all } = await show({ profile: { realms: async () => answer } });
    expect(text('h3')).toBe('A realm without a name');
    expect(text('dl')).toContain('Time left–');
    expect(all('button')).toEqual([]);
  });

  // ARE-6: in the evening of February's last day, west of Greenwich.
  it('a day without a time is that day in every time zone, and a time is the reader’s own', async () => {
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

  // .NET's smallest date stands for none: "Runs until Jan 1, 1".
  it.each(['0001-01-01T00:00:00', '', null, 0])('the date %j is none', async (expirationDate) => {
    const { text } = await show({
      realms: { subscriptions: async () => ({ subscriptions: [{ id: 's', status: 'ACTIVE', expirationDate }] }) },
    });
    expect(text('li')).toContain('Runs until–');
  });

  it('shows what is valid of a hostile list', async () => {
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
    expect(all('li')[2]!.textContent).toContain('A realm without a name');
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
  ])(
    'a player without a game profile (%s) has no realm: nothing is asked of one called "undefined", or to be tried again',
    async (_, get) => {
      const asked = vi.fn();
      const { text, all } = await show({
        profile: { get, realms: asked },
        realms: { subscriptions: asked, nextAvailable: asked, check: asked },
      });
      expect(asked).not.toHaveBeenCalled();
      expect(text()).toContain('You have no realm yet.');
      expect(all('[role=alert],button')).toEqual([]);
    },
  );

  it('a profile that failed is no player without one', async () => {
    const { text } = await show({ profile: { get: () => Promise.reject(new Error('500')) } });
    expect(text('[role=alert]')).toContain('did not work');
    expect(text()).not.toContain('no realm');
  });

  it('a failure beside the record leaves only its part out, and can be tried again', async () => {
    const gone = () => Promise.reject(new Error('500'));
    const subscriptions = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ subscriptions: [{ friendlyId: 'R-1' }] });
    const { text, find, act, settle, all, root } = await show({
      realms: { subscriptions, nextAvailable: vi.fn(async () => {}).mockImplementationOnce(gone) },
    });
    expect(text('h3')).toBe('Hill');
    expect(text('[role=alert]')).toContain('Some of this could not be loaded.');
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('li')).toContain('R-1');
    expect(all('[role=alert]')).toEqual([]);
    expect(root.activeElement?.textContent).toBe('Your realm');
  });

  it("a subscription says what is known of its world, and no machine's id in the place of its own name", async () => {
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

  it('nothing beside the record is no failure', async () => {
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
  ])('a player without a realm (%s) is told so, and of no failure', async (_, realms) => {
    const { text, all } = await show({
      profile: { realms },
      realms: { check: async () => ({ items: [{ bigId: 'B', isTrial: true }] }) },
    });
    expect(text()).toContain('You have no realm yet.');
    expect(all('[role=alert]')).toEqual([]);
    expect(text('li')).toContain('Free trial');
  });

  it("products have the catalog's titles, by which they are told apart", async () => {
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
      'Realm, one month',
    ]);
    expect(catalog).toHaveBeenCalledWith({ bigIds: ['B', 'C', 'D'], actionFilter: null }, expect.anything());
  });

  it('of two products of one id, the one that is redeemed says so', async () => {
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
    expect(all('li button').map(({ textContent }) => textContent)).toEqual(['Redeem', 'One moment…']);
  });

  it('a paused subscription names no next payment', async () => {
    const { text } = await show({
      profile: { realms: async () => ({ ...realm, paymentIsActive: false, nextPaymentMillis: 1767225600000 }) },
    });
    expect(text('dl')).toContain('Next payment–');
  });

  it('the record failing offers a retry that works; signed out, a way in', async () => {
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
