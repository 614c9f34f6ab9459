import { expect, it, vi } from 'vitest';
import { PlayerProfile } from '../../../src/areas/player/player-profile/player-profile';
import { description } from '../../../src/areas/player/player-profile/player-profile.widget';
import { noProfileAnswers } from './no-profile-answers';
import { renderArea } from './support';

const show = (
  get: () => unknown,
  gamertagPicture: () => unknown = async () => undefined,
  gamertag = 'Fox',
  props: object = {},
  entitlements: () => unknown = async () => ({ items: [] }),
) =>
  renderArea(PlayerProfile, description, {
    groups: { profile: { get, gamertagPicture }, store: { entitlements } },
    gamertag,
    props,
  });

// ARE-6 PRF-1 PRF-4
it('shows gamertag, profile name and picture', async () => {
  const { text, find } = await show(
    async () => ({ name: 'Foxy' }),
    async () => 'https://pictures.example/a.png',
  );
  expect(text()).toContain('Fox');
  expect(text()).toContain('Plays as Foxy');
  expect(find('img').getAttribute('alt')).toBe('Picture of Fox');
});

// ARE-6
it.each([[{ id: 'p' }], [{ name: { toString: 1 } }], [{ name: '' }], [{ name: 'Fox' }]])(
  'shows only the gamertag for the profile %j',
  async (answer) => {
    const { text } = await show(
      async () => answer,
      async () => 'javascript:alert(1)',
    );
    expect(text()).toContain('Fox');
    expect(text()).not.toContain('Plays as');
  },
);

// ARE-6
it('escapes script in names, and ignores an unsafe picture address', async () => {
  const { text, all } = await show(
    async () => ({ name: '<b onclick=x>$&' }),
    async () => 'javascript:alert(1)',
  );
  expect(text()).toContain('Plays as <b onclick=x>$&');
  expect(all('img,b')).toEqual([]);
});

// ARE-6
it('keeps the focus in the area after a retry, and reloads the picture, too', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ name: 'Foxy' });
  const picture = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue('https://pictures.example/a.png');
  const { find, act, settle, root, text } = await show(get, picture);
  expect(text('[role=alert]')).toContain('Something went wrong.');
  await act(() => {
    find('[role=alert] button').focus();
    find('[role=alert] button').click();
  });
  await settle();
  expect(root.activeElement?.getAttribute('role')).toBe('status');
  expect(text()).toContain('Plays as Foxy');
  expect(find('img').getAttribute('src')).toBe('https://pictures.example/a.png');
});

// ARE-6
it('offers sign-in when signed out, a retry after a failure, and handles a session that ends', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce({ name: 'Foxy' })
    .mockRejectedValue(Object.assign(new Error('over'), { status: 401 }));
  const { text, find, act, settle, become } = await show(get);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text()).toContain('Plays as Foxy');
  await act(() => become('Owl'));
  await settle();
  expect(text()).toContain('Sign in to see your profile.');
  expect(text()).not.toContain('Foxy');
});

// ARE-6 PRF-1
it.each(noProfileAnswers)(
  'shows gamertag and picture to a player without a game profile (%s), and links to where to get one',
  async (_, get) => {
    const { text, find, all } = await show(get, async () => 'https://pictures.example/a.png', 'Fox', {
      getProfileHref: '/store/game',
    });
    expect(text()).toContain('Fox');
    expect(text()).toContain('You don’t have a game profile yet.');
    expect(find('img').getAttribute('src')).toBe('https://pictures.example/a.png');
    expect([find('a').textContent, find('a').getAttribute('href')]).toEqual(['Get the game', '/store/game']);
    expect(all('[role=alert],button')).toEqual([]);
  },
);

// ARE-6
it('reports a missing profile without a link if no address is set', async () => {
  expect((await show(async () => undefined)).all('a,button')).toEqual([]);
});

// ARE-6
it('shows the gamertag while the profile loads', async () => {
  const { text } = await show(() => new Promise(() => {}));
  expect(text()).toContain('Fox');
  expect(text('[role=status]')).toBe('Loading…');
});

// ARE-6
it('hides only the profile line if the profile fails, and reloads only the profile', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ name: 'Foxy' });
  const picture = vi.fn(async () => 'https://pictures.example/a.png');
  const { text, find, all, act, settle } = await show(get, picture);
  expect(text()).toContain('Fox');
  expect(find('img').getAttribute('alt')).toBe('Picture of Fox');
  expect(text('[role=alert]')).toContain('Couldn’t load your game profile.');
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text()).toContain('Plays as Foxy');
  expect(all('[role=alert]')).toEqual([]);
  expect(picture).toHaveBeenCalledTimes(1);
});

// ARE-6 PRF-4
it('hides only the picture if it fails, and reloads only the picture', async () => {
  const get = vi.fn(async () => ({ name: 'Foxy' }));
  const picture = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue('https://pictures.example/a.png');
  const { text, find, all, act, settle } = await show(get, picture);
  expect(text()).toContain('Plays as Foxy');
  expect(text('[role=alert]')).toContain('Couldn’t load your picture.');
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(find('img').getAttribute('src')).toBe('https://pictures.example/a.png');
  expect(all('[role=alert]')).toEqual([]);
  expect(get).toHaveBeenCalledTimes(1);
});

// ARE-6 PRF-4
it("shows no picture and no error for a player whom the picture service doesn't know", async () => {
  const { text, all } = await show(
    async () => ({ name: 'Foxy' }),
    () => Promise.reject({ status: 404 }),
  );
  expect(text()).toContain('Plays as Foxy');
  expect(all('[role=alert],img')).toEqual([]);
});

// ARE-6 STO-1
it.each([
  [
    ['product_dungeons', 'game_dungeons', 'product_java_edition', 'cape-2026'],
    'Owns Dungeons, Java edition, and Cape 2026',
  ],
  [['product_', 'game', 'constructor', '__proto__'], 'Owns Product, Game, Constructor, and Proto'],
  [['', undefined, 'cape'], 'Owns Cape'],
  [[], ''],
])('names what the player owns: %j', async (names, shown) => {
  const entitlements = async () => ({ items: names.map((name) => ({ name })) });
  const { all } = await show(async () => ({ id: '1' }), undefined, 'Fox', {}, entitlements);
  expect(all('p:not([role])').map(({ textContent }) => textContent)).toEqual(['Fox', ...(shown ? [shown] : [])]);
});

// ARE-6 STO-1
it('uses the names of the page, and hides those with an empty one', async () => {
  const props = { productNames: { product_dungeons: 'The <b>dungeons', game_dungeons: '', cape: 7 } };
  const items = ['product_dungeons', 'game_dungeons', 'cape'].map((name) => ({ name }));
  const { text } = await show(
    async () => ({ name: 'Foxy' }),
    undefined,
    'Fox',
    props,
    async () => ({ items }),
  );
  expect(text()).toContain('Plays as FoxyOwns The <b>dungeons and Cape');
});

// ARE-6 STO-1
it('hides only the products if they fail, or if only they reject the token, and reloads only them', async () => {
  const get = vi.fn(async () => ({ name: 'Foxy' }));
  const entitlements = vi
    .fn()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue({ items: [{ name: 'game_dungeons' }] });
  const { text, find, all, act, settle } = await show(get, undefined, 'Fox', {}, entitlements);
  expect(text()).toContain('Plays as Foxy');
  expect(text('[role=alert]')).toContain('Couldn’t load what you own.');
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text()).toContain('Owns Dungeons');
  expect(all('[role=alert]')).toEqual([]);
  expect(get).toHaveBeenCalledTimes(1);
  const rejected = await show(get, undefined, 'Fox', {}, () => Promise.reject({ status: 401 }));
  expect(rejected.text()).toContain('Plays as Foxy');
  expect(rejected.all('[role=alert],a')).toEqual([]);
});
