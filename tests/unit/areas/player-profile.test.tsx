import { expect, it, vi } from 'vitest';
import { PlayerProfile } from '../../../src/areas/player-profile/player-profile';
import { description } from '../../../src/areas/player-profile/player-profile.widget';
import { renderArea } from './support';

const show = (get: () => unknown, gamertagPicture: () => unknown = async () => undefined, gamertag = 'Fox') =>
  renderArea(PlayerProfile, description, { groups: { profile: { get, gamertagPicture } }, gamertag });

// ARE-6 PRF-1 PRF-4
it('shows gamertag, the name in the game and the picture', async () => {
  const { text, find } = await show(async () => ({ name: 'Foxy' }), async () => 'https://pictures.example/a.png');
  expect(text()).toContain('Fox');
  expect(text()).toContain('Plays as Foxy');
  expect(find('img').getAttribute('alt')).toBe('Picture of Fox');
});

// ARE-6
it.each([[null], [{}], [{ name: { toString: 1 } }], [{ name: '' }], [{ name: 'Fox' }]])('the profile %j leaves the gamertag alone, without a half sentence', async (answer) => {
  const { text } = await show(async () => answer, async () => 'javascript:alert(1)');
  expect(text()).toContain('Fox');
  expect(text()).not.toContain('Plays as');
});

// ARE-6
it('script in names is text, and an address that runs is no picture', async () => {
  const { text, all } = await show(async () => ({ name: '<b onclick=x>$&' }), async () => 'javascript:alert(1)');
  expect(text()).toContain('Plays as <b onclick=x>$&');
  expect(all('img,b')).toEqual([]);
});

// ARE-6
it('a retry threw the focus out of the area, and asked for no picture', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ name: 'Foxy' });
  const picture = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue('https://pictures.example/a.png');
  const { find, act, settle, root } = await show(get, picture);
  await act(() => {
    find('[role=alert] button').focus();
    find('[role=alert] button').click();
  });
  await settle();
  expect(root.activeElement?.textContent).toContain('Plays as Foxy');
  expect(find('img').getAttribute('src')).toBe('https://pictures.example/a.png');
});

// ARE-6
it('signed out, failing with a retry, and ending in the middle', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce({ name: 'Foxy' }).mockRejectedValue(Object.assign(new Error('over'), { status: 401 }));
  const { text, find, act, settle, become } = await show(get);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text()).toContain('Plays as Foxy');
  await act(() => become('Owl'));
  await settle();
  expect(text()).toContain('Sign in to see your profile.');
  expect(text()).not.toContain('Foxy');
});
