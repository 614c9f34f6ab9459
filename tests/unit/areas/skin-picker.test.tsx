import { beforeEach, expect, it, vi } from 'vitest';
import { capePatches, skinPatches } from '../../../src/areas/player/parts/paint-texture';
import { textureItems } from '../../../src/areas/player/parts/texture-items';
import { SkinPicker } from '../../../src/areas/player/skin-picker/skin-picker';
import { description } from '../../../src/areas/player/skin-picker/skin-picker.widget';
import { skin } from '../../../src/services/profile/answers';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { noProfileAnswers } from './no-profile-answers';
import { renderArea } from './support';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

const show = (get: () => unknown, gamertag: string | undefined = 'Fox', props: object = {}) =>
  renderArea(SkinPicker, description, { groups: { profile: { get } }, gamertag, props });

// ARE-6 PRF-1
it('shows the skins, marks the active one and emits the selected one', async () => {
  const { all, act, events, text } = await show(async () => ({
    skins: [
      { id: 'a', alias: 'Miner', state: 'ACTIVE', url: 'https://t.example/a.png' },
      { id: 'b', state: 'INACTIVE' },
    ],
  }));
  expect(all('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['MinerIn use', 'true'],
    ['Skin 2', 'false'],
  ]);
  await act(() => all('button')[0]!.click());
  expect(events).toEqual([{ name: 'select', detail: { id: 'a', url: 'https://t.example/a.png' } }]);
  expect(text('h2')).toBe('Skins');
});

// ARE-6
it.each([[{ id: 'p' }], [{ id: 'p', skins: null }], [{ skins: [] }], [{ skins: 'many' }], [{ skins: [null, 7] }]])(
  'shows that there are no skins for the profile %j',
  async (answer) => {
    expect((await show(async () => answer)).text()).toContain('No skins yet.');
  },
);

// ARE-6 PRF-1
it.each(noProfileAnswers)(
  'links a player without a game profile (%s) to where to get one, without a retry',
  async (_, get) => {
    const { text, find, all } = await show(get, 'Fox', { getProfileHref: '/store/game' });
    expect(text()).toContain('You don’t have a game profile yet.');
    expect(text()).not.toContain('No skins');
    expect([find('a').textContent, find('a').getAttribute('href')]).toEqual(['Get the game', '/store/game']);
    expect(all('[role=alert],button')).toEqual([]);
  },
);

// ARE-6
it('shows an error if the answer is neither JSON nor empty', async () => {
  const { text } = await show(() =>
    Promise.reject({ name: 'ParseError', status: 200, response: new Response('<html>') }),
  );
  expect(text('[role=alert] button')).toBe('Try again');
});

// ARE-6
it('offers a retry after a failure, and sign-in when the session ends', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue({ skins: [{ id: 'a', alias: 'Miner' }] });
  const { find, act, settle, text, become } = await show(get);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text('li')).toBe('Miner');
  await act(() => become(undefined));
  await settle();
  expect(text()).toContain('Sign in to see your skins.');
  expect(text()).not.toContain('Miner');
});

// ARE-6
it("omits unsafe addresses, and replaces names and ids that aren't strings", () => {
  expect(
    textureItems(
      readAnswer({ list: skin }, [
        { id: 7, alias: '<b>', url: 'javascript:alert(1)' },
        { id: { toString: 1 }, alias: {}, url: [], state: 'ACTIVE' },
      ]) ?? [],
      'No. {number}',
    ),
  ).toEqual([
    { id: '7', name: '<b>', url: undefined, active: false, slim: false },
    { id: '1', name: 'No. 2', url: undefined, active: true, slim: false },
  ]);
});

// ARE-6
it('renders two skins with the same id with their own arms', async () => {
  const skins = [
    { id: 'a', alias: 'Wide', variant: 'CLASSIC', state: 'INACTIVE' },
    { id: 'a', alias: 'Slim', variant: 'SLIM', state: 'ACTIVE' },
  ];
  expect(textureItems(skins, '').map(({ slim }) => slim)).toEqual([false, true]);
  const get = vi.fn().mockResolvedValueOnce({ skins }).mockResolvedValue({ skins: skins.toReversed() });
  const { all, act, become, settle } = await show(get);
  const names = () => all('li').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Wide', 'SlimIn use']);
  await act(() => become('Fox'));
  await settle();
  expect(names()).toEqual(['SlimIn use', 'Wide']);
});

// ARE-6 PRF-1
it('compares states and variants case-insensitively', () => {
  expect(
    textureItems(
      [
        { id: 'a', state: 'active', variant: 'slim' },
        { id: 'b', state: 'inactive' },
      ],
      '',
    ),
  ).toMatchObject([
    { active: true, slim: true },
    { active: false, slim: false },
  ]);
});

// ARE-6
it('reads inside the texture and paints inside the preview', () => {
  for (const slim of [true, false]) {
    for (const old of [true, false]) {
      for (const [x, y, width, height, toX, toY] of skinPatches(slim, old)) {
        expect(x + width).toBeLessThanOrEqual(64);
        expect(y + height).toBeLessThanOrEqual(old ? 32 : 64);
        expect(toX).toBeGreaterThanOrEqual(0);
        expect(toX + width).toBeLessThanOrEqual(16);
        expect(toY + height).toBeLessThanOrEqual(32);
      }
    }
  }
  expect(skinPatches(true, false)[2]).toEqual([44, 20, 3, 12, 1, 8]);
  expect(skinPatches(false, true).filter(([, , , , , , mirrored]) => mirrored)).toHaveLength(2);
  expect(capePatches).toEqual([[1, 1, 10, 16, 0, 0]]);
});
