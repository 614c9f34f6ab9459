import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, OWN_WINDOW, openerPopups, ownWindowLink } from './mock-confirm';
import { realm, showRealms as show } from './show-realms';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-6 ARE-10
describe('changes to a realm', () => {
  it('pauses and resumes the subscription, and reports a failure', async () => {
    const pauseSubscription = vi.fn(async () => {});
    const resumeSubscription = vi.fn(() => Promise.reject(new Error('500')));
    const { find, act, settle, text } = await show({ profile: { pauseSubscription, resumeSubscription } });
    await act(() => find('button').click());
    await settle();
    expect(pauseSubscription).toHaveBeenCalledWith('pay');
    expect(text('article')).toContain('Resume subscriptionSubscription paused.');
    await act(() => find('button').click());
    await settle();
    // The area used to report that nothing had changed. If the response was lost, that is unknown.
    expect(text('article')).toContain('confirm the change');
    expect(text('article')).not.toContain('nothing has changed');
  });

  // PRF-3: the button used to offer to resume a realm that was running again.
  it.each([
    ['was lost', new TypeError('Failed to fetch')],
    ['is a gateway error', Object.assign(new Error('504'), { status: 504 })],
  ])('reloads the record if the response to resuming %s', async (_, lost) => {
    let paymentIsActive = false;
    const resumeSubscription = vi.fn(() => {
      paymentIsActive = true;
      return Promise.reject(lost);
    });
    const { find, act, settle, text } = await show({
      profile: { realms: async () => ({ ...realm, paymentIsActive }), resumeSubscription },
    });
    await act(() => find('button').click());
    await settle();
    expect(resumeSubscription).toHaveBeenCalledTimes(1);
    expect(text('button')).toBe('Pause subscription');
    expect(text('article')).toContain('Check the status');
  });

  // PRF-3: one player's realm used to replace the next player's realm.
  it("doesn't replace the realm of a player who has signed in meanwhile", async () => {
    const realms = vi
      .fn()
      .mockResolvedValueOnce(realm)
      .mockResolvedValue({ ...realm, name: 'Lake' });
    let done!: () => void;
    const pauseSubscription = () => new Promise<void>((resolve) => (done = resolve));
    const { find, act, settle, become, text } = await show({ profile: { realms, pauseSubscription } });
    await act(() => find('button').click());
    await settle();
    await act(() => become('Owl'));
    await settle();
    await act(() => done());
    await settle();
    expect(text('h3')).toBe('Lake');
    expect(text('button')).toBe('Pause subscription');
  });

  // PRF-3: a reload that began before the change used to show the realm's previous state.
  it('keeps the result of a change if an earlier reload responds later', async () => {
    let respond!: (answer: typeof realm) => void;
    const realms = vi
      .fn()
      .mockResolvedValueOnce(realm)
      .mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const pauseSubscription = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue('paused');
    const { find, act, settle, text } = await show({ profile: { realms, pauseSubscription } });
    await act(() => find('button').click());
    await settle();
    expect(realms).toHaveBeenCalledTimes(2);
    await act(() => find('button').click());
    await settle();
    await act(() => respond(realm));
    await settle();
    expect(text('button')).toBe('Resume subscription');
    expect(text('article')).toContain('Subscription paused.');
  });

  // RLM-3: if the realm's subscription was paused, another subscription used to be extended.
  it("extends the shown realm's subscription, even if it is paused", async () => {
    const redeem = vi.fn(async () => ({}));
    const subscriptions = [
      { id: 'other', status: 'ACTIVE' },
      { id: 'own', status: 'INACTIVE', world: { id: '9' } },
    ];
    const { all, act, settle } = await show({
      realms: {
        check: async () => ({ items: [{ bigId: 'B', isTrial: false }] }),
        subscriptions: async () => ({ subscriptions }),
        redeem,
      },
    });
    await act(() => all('button').at(-1)!.click());
    await settle();
    expect(redeem).toHaveBeenCalledWith(expect.objectContaining({ subscriptionId: 'own' }));
  });

  // RLM-3: the area used to offer a product again that had already been redeemed.
  it('reloads the products if the response to redeeming was lost, and keeps the message focused', async () => {
    let items = [{ bigId: 'B', isTrial: false }];
    const redeem = () => {
      items = [];
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const { all, act, settle, root } = await show({ realms: { check: async () => ({ items }), redeem } });
    await act(() => all('button').at(-1)!.click());
    await settle();
    expect(all('li')).toEqual([]);
    expect(root.activeElement?.textContent).toContain('Couldn’t confirm that it was redeemed');
  });

  it('leads to sign-in if the session ends while pausing', async () => {
    const over = Object.assign(new Error('over'), { name: 'SignedOutError' });
    const realms = vi.fn().mockResolvedValueOnce(realm).mockRejectedValue(over);
    const { find, act, settle, text } = await show({
      profile: { realms, pauseSubscription: () => Promise.reject(over) },
    });
    await act(() => find('button').click());
    await settle();
    expect(text()).toContain('Sign in to see your realm.');
  });

  it('keeps the message focused after the last product is redeemed', async () => {
    const check = vi
      .fn()
      .mockResolvedValueOnce({ items: [{ bigId: 'B', isTrial: false }] })
      .mockResolvedValue({ items: [] });
    const redeem = vi.fn(async () => ({}));
    const { all, act, settle, root } = await show({ realms: { check, redeem } });
    await act(() => all('button').at(-1)!.click());
    await settle();
    // RLM-3: the purchasing token is also in the body, not only in a header.
    expect(redeem).toHaveBeenCalledWith({
      applicationType: 'web',
      microsoftPurchasingToken: 'marketplace of Fox',
      platformStoreOfferId: 'B',
      realmsProfileId: 'p',
    });
    expect(root.activeElement?.textContent).toBe('Redeemed.');
  });

  // threat 4
  it("confirms with the services' names, and does nothing after no, if covered or in a foreign frame", async () => {
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
    const messages: string[] = [];
    for (const answer of ['no', 'unseen', 'framed'] as const) {
      for (const button of all('button')) {
        confirm.mockResolvedValueOnce(answer);
        await act(() => button.click());
        await settle();
      }
      messages.push(...all('[role=status]').map((one) => one.textContent ?? ''));
    }
    expect(confirm.mock.calls.slice(0, 3).map(([, question]) => [question.text, question.title])).toEqual([
      ['Pause the subscription for {title}? The realm stays closed until you resume it.', 'Hill'],
      ['Redeem {title} for your realm?', 'For ten'],
      ['Redeem {title} for your realm?', 'C'],
    ]);
    expect(messages.filter((words) => /covered the confirmation/.test(words))).toHaveLength(2);
    expect(all('[role=status] a').map(ownWindowLink)).toEqual([OWN_WINDOW, OWN_WINDOW]);
    expect(openerPopups()).toEqual(['dialog']);
    expect(text()).not.toContain('Redeemed.');
    expect([redeem.mock.calls, pauseSubscription.mock.calls]).toEqual([[], []]);
  });

  // threat 4
  it.each([
    ["another's", { get: async () => ({ id: 'p' }) }, 'q', 0],
    ['of unknown owner', { get: () => Promise.reject(new Error('500')) }, 'p', 1],
    ["the player's own", { get: async () => ({ id: 'AB-cd' }) }, 'abcd', 2],
  ])(
    "offers changes only on the player's own profile (named profile: %s)",
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
      // If the owner is unknown, the retry is the only button.
      expect(all('button')).toHaveLength(buttons);
    },
  );
});
