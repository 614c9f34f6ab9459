import { beforeEach, expect, it, vi } from 'vitest';
import { OfferClaim } from '../../../src/areas/store/offer-claim/offer-claim';
import { description } from '../../../src/areas/store/offer-claim/offer-claim.widget';
import { render } from '../widgets/support';
import { confirm, OWN_WINDOW, openerPopups, ownWindowLink } from './mock-confirm';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

const show = (marketplace: object, gamertag: string | undefined = 'Fox') =>
  renderArea(OfferClaim, description, {
    groups: { marketplace: { entitlements: async () => ({ entitlements: [] }), ...marketplace } },
    props: { offerId: 'O', heading: 'Cape' },
    gamertag,
  });

// ARE-9
it('offers no claim to a player who has the offer already', async () => {
  const { text, all } = await show({
    entitlements: async () => ({ entitlements: [null, 7, { id: 'O', isEntitled: true }] }),
  });
  expect(text('section')).toContain('Claimed');
  expect(all('button')).toEqual([]);
});

// ARE-9: a numeric ID used to be ignored, so the area offered an offer that the player already had.
it('recognises an owned offer by a numeric id', async () => {
  const { text, all } = await renderArea(OfferClaim, description, {
    groups: { marketplace: { entitlements: async () => ({ entitlements: [{ id: 4711, isEntitled: true }] }) } },
    props: { offerId: '4711', heading: 'Cape' },
    gamertag: 'Fox',
  });
  expect(text('section')).toContain('Claimed');
  expect(all('button')).toEqual([]);
});

// ARE-9: if the check of the next offer failed, that offer used to be shown as claimed.
it("doesn't apply one offer's claim to the next offer", async () => {
  const entitlements = vi.fn(async ([id]: string[]) => {
    if (id !== 'O') throw new Error('500');
    return { entitlements: [{ id, isEntitled: true }] };
  });
  const { text, update, settle } = await show({ entitlements });
  expect(text('section')).toContain('Claimed');
  await update({ offerId: 'N' });
  await settle();
  expect(text('section')).not.toContain('Claimed');
  expect(text('[role=alert] button')).toBe('Try again');
});

// ARE-9
it.each([
  ['granted', 'Claimed'],
  ['refused', 'Couldn’t claim'],
])('ignores that an earlier offer is %s after the offer has changed', async (outcome, words) => {
  let answer!: () => void;
  const grantOffers = vi.fn(
    () =>
      new Promise((done, fail) => {
        answer = () => (outcome === 'granted' ? done({}) : fail(new Error('500')));
      }),
  );
  const { find, text, act, update, settle, events } = await show({ grantOffers });
  await act(() => find('button').click());
  await settle();
  expect(text('button')).toBe('Claiming…');
  await update({ offerId: 'N' });
  await settle();
  await act(() => answer());
  await settle();
  expect(text('button')).toBe('Claim');
  expect(text('section')).not.toContain(words);
  expect(events).toEqual(outcome === 'granted' ? [{ name: 'claim', detail: { offerId: 'O' } }] : []);
});

// ARE-9
it.each([
  [{}],
  [{ entitlements: 'O' }],
  [{ entitlements: [{ id: 'O', isEntitled: 'no' }] }],
  [{ entitlements: [{ id: 'O', isEntitled: 1 }] }],
  [{ entitlements: [null, { id: 'O' }, { id: 'X', isEntitled: true }] }],
])('reads %j as not entitled', async (answer) => {
  expect((await show({ entitlements: async () => answer })).text('button')).toBe('Claim');
});

// ARE-9
it('claims once, moves the focus to the outcome and emits an event', async () => {
  const grantOffers = vi.fn(async () => ({}));
  const { find, act, events, root, settle } = await show({ grantOffers });
  await act(() => find('button').click());
  await settle();
  expect(grantOffers).toHaveBeenCalledWith(['O']);
  expect(events).toEqual([{ name: 'claim', detail: { offerId: 'O' } }]);
  expect(root.activeElement?.textContent).toBe('Claimed');
});

// ARE-9
it('allows a retry if claiming fails', async () => {
  const grantOffers = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({});
  const { find, act, text, settle } = await show({ grantOffers });
  await act(() => find('button').click());
  await settle();
  expect(text('[role=alert]')).toContain('Couldn’t claim');
  await act(() => find('button').click());
  await settle();
  expect(text('section')).toContain('Claimed');
});

// ARE-9: the area used to report that the offer could not be claimed, and offer it again.
it('shows an offer as claimed if the response was lost but the service lists it', async () => {
  const grantOffers = vi.fn().mockRejectedValue(new Error('504'));
  const entitlements = vi
    .fn()
    .mockResolvedValueOnce({})
    .mockResolvedValue({ entitlements: [{ id: 'O', isEntitled: true }] });
  const { find, act, text, all, root, settle } = await show({ grantOffers, entitlements });
  await act(() => find('button').click());
  await settle();
  expect(all('button')).toEqual([]);
  expect(text('section')).not.toContain('Couldn’t claim');
  expect(root.activeElement?.textContent).toBe('Claimed');
});

// ARE-9: after an ignored answer to a claim, a later check used to move the focus away from the visitor.
it('leaves the focus alone if a later check finds the offer, without a claim', async () => {
  confirm.mockResolvedValue('unseen');
  const entitlements = vi
    .fn()
    .mockResolvedValueOnce({})
    .mockResolvedValue({ entitlements: [{ id: 'O', isEntitled: true }] });
  const { find, act, text, root, settle, become } = await show({ entitlements });
  await act(() => find('button').click());
  await settle();
  await act(() => become('Fox'));
  await settle();
  expect(text('section')).toContain('Claimed');
  expect(root.activeElement).toBeNull();
});

// ARE-9
it('offers a retry if the check fails, and sign-in when signed out', async () => {
  const entitlements = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ entitlements: [] });
  const { find, act, text, settle } = await show({ entitlements });
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text('button')).toBe('Claim');
  const out = await renderArea(OfferClaim, description, {
    groups: { marketplace: {} },
    props: { offerId: 'O', heading: 'Cape' },
  });
  expect(out.text()).toContain('Sign in to claim this.');
});

// ARE-9
it("clears one player's failure for the next player, and doesn't move the focus", async () => {
  const failed = await show({ grantOffers: () => Promise.reject(new Error('500')) });
  await failed.act(() => failed.find('button').click());
  await failed.settle();
  await failed.act(() => failed.become('Owl'));
  await failed.settle();
  expect(failed.text()).not.toContain('Couldn’t claim');
  const { find, act, become, settle, root } = await show({
    grantOffers: async () => ({}),
    entitlements: vi
      .fn()
      .mockResolvedValueOnce({})
      .mockResolvedValue({ entitlements: [{ id: 'O', isEntitled: true }] }),
  });
  await act(() => find('button').click());
  await settle();
  (root.activeElement as HTMLElement).blur();
  await act(() => become('Owl'));
  await settle();
  expect(root.activeElement).toBeNull();
});

// ARE-9, threat 4
it("names the offer by the service's title or its id, never by the page's texts", async () => {
  const ask = async (entitlements: unknown, props = {}) => {
    const shown = await renderArea(OfferClaim, description, {
      groups: { marketplace: { entitlements: async () => ({ entitlements }), grantOffers: async () => ({}) } },
      props: {
        offerId: 'O',
        heading: 'Read on',
        claimText: 'Read on',
        claimQuestionText: 'Over 13?',
        ...props,
      } as never,
      gamertag: 'Fox',
    });
    await shown.act(() => shown.find('button').click());
    await shown.settle();
    return confirm.mock.lastCall![1];
  };
  expect(await ask([{ id: 'O', isEntitled: false, title: 'The cape' }])).toEqual({
    text: 'Claim {title} for your account?',
    title: 'The cape',
    yesText: 'Yes, claim it',
    noText: 'Not now',
  });
  expect((await ask([])).title).toBe('O');
  expect((await ask([{ id: 'O', title: { toString: 1 } }])).title).toBe('O');
  expect((await ask([{ id: 'E', title: 'The cape' }], { entitlementId: 'E' })).title).toBe('O');
});

// ARE-9, threat 4
it('claims nothing after no, a covered question or in a foreign frame, and explains why', async () => {
  const grantOffers = vi.fn(async () => ({}));
  const { find, act, text, settle } = await show({ grantOffers });
  confirm.mockResolvedValueOnce('no');
  await act(() => find('button').click());
  await settle();
  expect(text('button')).toBe('Claim');
  confirm.mockResolvedValueOnce('unseen');
  await act(() => find('button').click());
  await settle();
  expect(text('[role=alert]')).toContain('covered the confirmation');
  confirm.mockResolvedValueOnce('framed');
  await act(() => find('button').click());
  await settle();
  expect(ownWindowLink(find('[role=alert] a'))).toEqual(OWN_WINDOW);
  expect(openerPopups()).toEqual(['dialog']);
  expect(grantOffers).not.toHaveBeenCalled();
});

// ARE-9. Prevents a layout shift for signed-out visitors.
it('reserves the space of the sign-in link until the session is known', async () => {
  const { all, root } = await render(
    OfferClaim,
    description,
    { offerId: 'O', heading: 'Cape' },
    { services: new Promise(() => {}) },
  );
  expect(all('[aria-hidden] button').map((button) => button.textContent)).toEqual(['Sign in']);
  expect(root.querySelector('[aria-hidden]')?.textContent).toBe('Sign in to claim this.Sign in');
  expect(all('button, a')).toHaveLength(1);
});
