import { beforeEach, expect, it, vi } from 'vitest';
import { CapePicker } from '../../../src/areas/player/cape-picker/cape-picker';
import { description } from '../../../src/areas/player/cape-picker/cape-picker.widget';
import { confirm, OWN_WINDOW, openerPopups, ownWindowLink } from './mock-confirm';
import { noProfileAnswers } from './no-profile-answers';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  confirm.mockReset().mockResolvedValue('yes');
});

const show = (profile: object, gamertag: string | undefined = 'Fox', props: object = {}) =>
  renderArea(CapePicker, description, {
    groups: { profile: { get: async () => ({ capes: [] }), ...profile } },
    gamertag,
    props,
  });

// ARE-6 PRF-5
it('redeems once, shows the message in place of the button, and reloads the capes', async () => {
  const get = vi
    .fn()
    .mockResolvedValueOnce({ capes: [] })
    .mockResolvedValue({ capes: [{ id: 'c', alias: 'Fifteen' }] });
  const redeemCape = vi.fn(async () => {});
  const { find, act, settle, text, root, events } = await show({ get, redeemCape });
  expect(text()).toContain('No capes yet.');
  await act(() => find('button').click());
  await settle();
  expect(redeemCape).toHaveBeenCalledTimes(1);
  expect(text('li')).toBe('Fifteen');
  expect(root.activeElement?.textContent).toBe('Cape redeemed.');
  expect(events).toEqual([{ name: 'redeem', detail: undefined }]);
});

// ARE-6
it.each([[{ id: 'p' }], [{ capes: 'many' }], [{ capes: [null] }]])(
  'shows that there are no capes and offers to redeem one for the profile %j',
  async (answer) => {
    const { text } = await show({ get: async () => answer });
    expect(text()).toContain('No capes yet.');
    expect(text('button')).toContain('Redeem');
  },
);

// ARE-6 PRF-5
it('allows a retry if redeeming fails, and offers sign-in if the session has ended', async () => {
  const over = Object.assign(new Error('over'), { status: 401 });
  const redeemCape = vi.fn().mockRejectedValueOnce(new Error('500')).mockRejectedValue(over);
  // A failed request may still have redeemed the cape: perhaps only its response was lost.
  const get = vi.fn().mockResolvedValueOnce({ capes: [] }).mockResolvedValueOnce({ capes: [] }).mockRejectedValue(over);
  const { find, act, settle, text } = await show({ get, redeemCape });
  await act(() => find('button').click());
  await settle();
  expect(text('[role=alert]')).toContain('Couldn’t confirm that it was redeemed');
  await act(() => find('button').click());
  await settle();
  expect(text()).toContain('Sign in to see your capes.');
});

// PRF-5: if the response was lost, the area used to report a failure and not show the redeemed cape.
it('reloads the capes if the response to redeeming was lost', async () => {
  const capes: object[] = [];
  const redeemCape = () => {
    capes.push({ id: 'c', alias: 'Fifteen' });
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const { find, act, settle, text } = await show({ get: async () => ({ capes }), redeemCape });
  await act(() => find('button').click());
  await settle();
  expect(text('li')).toBe('Fifteen');
  expect(text('[role=alert]')).toContain('Check before you try again');
});

// ARE-6: if another player signed in during the request, its result used to appear for that player.
it.each(['before', 'after'])("doesn't show the next player a redemption that ends %s the sign-in", async (end) => {
  let finish = () => {};
  const redeemCape = () => new Promise<void>((resolve) => (finish = resolve));
  const { find, act, settle, text, become } = await show({ redeemCape });
  await act(() => find('button').click());
  await settle();
  if (end === 'before') await act(() => finish());
  await act(() => become('Owl'));
  await act(() => finish());
  await settle();
  expect(text()).not.toContain('Redeemed:');
});

// ARE-6 PRF-5, threat 4
it("confirms with the site's texts; redeems nothing after no, a covered question or in a foreign frame", async () => {
  const redeemCape = vi.fn(async () => {});
  const { find, act, settle, text } = await show({ redeemCape });
  confirm.mockResolvedValueOnce('no');
  await act(() => find('button').click());
  await settle();
  expect(confirm.mock.lastCall![1]).toEqual({
    text: 'Redeem the 15th anniversary cape?',
    yesText: 'Yes, redeem it',
    noText: 'Not now',
  });
  confirm.mockResolvedValueOnce('unseen');
  await act(() => find('button').click());
  await settle();
  expect(text('[role=alert]')).toContain('covered the confirmation');
  confirm.mockResolvedValueOnce('framed');
  await act(() => find('button').click());
  await settle();
  expect(ownWindowLink(find('[role=alert] a'))).toEqual(OWN_WINDOW);
  expect(openerPopups()).toEqual(['dialog']);
  expect(redeemCape).not.toHaveBeenCalled();
});

// ARE-6 PRF-1 PRF-5
it.each(noProfileAnswers)(
  'links a player without a game profile (%s) to where to get one, without redeem and retry buttons',
  async (_, get) => {
    const { text, find, all } = await show({ get }, 'Fox', { getProfileHref: '/store/game' });
    expect(text()).toContain('You don’t have a game profile yet.');
    expect(text()).not.toContain('no capes here');
    expect([find('a').textContent, find('a').getAttribute('href')]).toEqual(['Get the game', '/store/game']);
    expect(all('[role=alert],button')).toEqual([]);
  },
);
