import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RealmsSubscription } from '../../../src/areas/store/realms-subscription/realms-subscription';
import { description } from '../../../src/areas/store/realms-subscription/realms-subscription.widget';
import { standingOf, stateWords } from '../../../src/areas/store/realms-subscription/state-words';
import { confirm, openersSay } from './agree';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

const realm = { id: 9, name: 'Hill', state: 'OPEN', daysLeft: 3, recurringPaymentId: 'pay', paymentIsActive: true };
const show = (
  { profile = {}, realms = {}, store = {} }: { profile?: object; realms?: object; store?: object } = {},
  gamertag: string | undefined = 'Fox',
  props: object = {},
) =>
  renderArea(RealmsSubscription, description, {
    props: props as never,
    groups: {
      profile: { get: async () => ({ id: 'p' }), realms: async () => realm, ...profile },
      realms: {
        subscriptions: async () => ({ subscriptions: [] }),
        nextAvailable: async () => undefined,
        check: async () => ({ items: [] }),
        ...realms,
      },
      store: { catalog: async () => ({ Products: [] }), ...store },
    },
    gamertag,
  });

// RLM-5
describe('state-words', () => {
  it('says a known state in words, an unknown one legibly, none as a dash, and lets the page choose', () => {
    expect(stateWords('IN_DUNNING', undefined)).toBe('Payment is due');
    expect(stateWords('BRAND_NEW', undefined)).toBe('Brand new');
    expect(stateWords('OPEN', { OPEN: 'Running' })).toBe('Running');
    for (const none of [undefined, '']) expect(stateWords(none, undefined)).toBe('–');
  });

  it.each(['constructor', 'toString', '__proto__'])('a state called %s is a word like any other', (status) => {
    expect(typeof stateWords(status, {})).toBe('string');
    expect(standingOf(status)).toBeUndefined();
  });
});

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
  ])('the record %j is drawn as far as it is sound, and pauses nothing without an id', async (answer) => {
    const { text, all } = await show({ profile: { realms: async () => answer } });
    expect(text('h3')).toBe('A realm without a name');
    expect(text('dl')).toContain('Time left–');
    expect(all('button')).toEqual([]);
  });

  // .NET's smallest date stands for none: "Runs until Jan 1, 1".
  it.each(['0001-01-01T00:00:00', '', null, 0])('the date %j is none', async (expirationDate) => {
    const { text } = await show({
      realms: { subscriptions: async () => ({ subscriptions: [{ id: 's', status: 'ACTIVE', expirationDate }] }) },
    });
    expect(text('li')).toContain('Runs until–');
  });

  it('shows what is sound of a hostile list', async () => {
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

  it('a paused subscription still named its next payment', async () => {
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

  it('pauses and resumes, and says when that fails', async () => {
    const pauseSubscription = vi.fn(async () => {});
    const resumeSubscription = vi.fn(() => Promise.reject(new Error('500')));
    const { find, act, settle, text } = await show({ profile: { pauseSubscription, resumeSubscription } });
    await act(() => find('button').click());
    await settle();
    expect(pauseSubscription).toHaveBeenCalledWith('pay');
    expect(text('article')).toContain('Resume the subscriptionPaused.');
    await act(() => find('button').click());
    await settle();
    expect(text('article')).toContain('nothing has changed');
  });

  it('the session ending while pausing leads to signing in', async () => {
    const over = Object.assign(new Error('over'), { name: 'SignedOutError' });
    const realms = vi.fn().mockResolvedValueOnce(realm).mockRejectedValue(over);
    const { find, act, settle, text } = await show({
      profile: { realms, pauseSubscription: () => Promise.reject(over) },
    });
    await act(() => find('button').click());
    await settle();
    expect(text()).toContain('Sign in to see your realm.');
  });

  it('redeeming the last product leaves its message, with the focus', async () => {
    const check = vi
      .fn()
      .mockResolvedValueOnce({ items: [{ bigId: 'B', isTrial: false }] })
      .mockResolvedValue({ items: [] });
    const redeem = vi.fn(async () => ({}));
    const { all, act, settle, root } = await show({ realms: { check, redeem } });
    await act(() => all('button').at(-1)!.click());
    await settle();
    expect(redeem).toHaveBeenCalledWith({ applicationType: 'web', platformStoreOfferId: 'B', realmsProfileId: 'p' });
    expect(root.activeElement?.textContent).toBe('Redeemed.');
  });

  // threat 4
  it("asks before it redeems, pauses and resumes, by the services' names; a no changes nothing, and an unseen yes says why", async () => {
    const [redeem, pauseSubscription] = [vi.fn(), vi.fn()];
    const { all, act, settle, text } = await show(
      {
        profile: { pauseSubscription },
        store: {
          catalog: async () => ({ Products: [{ ProductId: 'B', LocalizedProperties: [{ ProductTitle: 'For ten' }] }] }),
        },
        realms: {
          redeem,
          check: async () => ({
            items: [
              { bigId: 'B', isTrial: false },
              { bigId: 'C', isTrial: true },
            ],
          }),
        },
      },
      'Fox',
      {
        redeemText: 'Read on',
        productText: 'Read on',
        pauseText: 'Read on',
        redeemQuestionText: 'Over 13?',
        pauseQuestionText: 'Over 13?',
      },
    );
    for (const answer of ['no', 'unseen'] as const) {
      for (const button of all('button')) {
        confirm.mockResolvedValueOnce(answer);
        await act(() => button.click());
        await settle();
      }
    }
    expect(confirm.mock.calls.slice(0, 3).map(([, question]) => [question.text, question.title])).toEqual([
      ['Pause the subscription of {title}? The realm is closed until you resume it.', 'Hill'],
      ['Redeem {title} for your realm?', 'For ten'],
      ['Redeem {title} for your realm?', 'C'],
    ]);
    expect(all('[role=status]').filter(({ textContent }) => /covers the question/.test(textContent!))).toHaveLength(2);
    expect(openersSay()).toEqual(['dialog']);
    expect(text()).not.toContain('Redeemed.');
    expect([redeem.mock.calls, pauseSubscription.mock.calls]).toEqual([[], []]);
  });

  // threat 4
  it.each([
    ["another's", { get: async () => ({ id: 'p' }) }, 'q', 0],
    ['nobody knows whose', { get: () => Promise.reject(new Error('500')) }, 'p', 1],
    ["the player's own", { get: async () => ({ id: 'AB-cd' }) }, 'abcd', 2],
  ])(
    "the profile that the page names is %s: what costs or claims is there only for the player's own",
    async (_, profile, realmsProfileId, buttons) => {
      const realms = vi.fn(async () => realm);
      const { all, text } = await show(
        {
          profile: { ...profile, realms },
          realms: { check: async () => ({ items: [{ bigId: 'B', isTrial: false }] }) },
        },
        'Fox',
        { realmsProfileId },
      );
      expect(realms).toHaveBeenCalledWith(realmsProfileId, expect.anything());
      expect(text('h3')).toBe('Hill');
      // The one is to ask again.
      expect(all('button')).toHaveLength(buttons);
    },
  );
});
