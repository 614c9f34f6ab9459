import { expect, it, vi } from 'vitest';
import { SignIn } from '../../../src/areas/player/sign-in/sign-in';
import { description } from '../../../src/areas/player/sign-in/sign-in.widget';
import { render } from '../widgets/support';
import { renderArea } from './support';

const show = (
  gamertag?: string,
  gamertagPicture: () => unknown = async () => 'https://pictures.example/a.png',
  auth = {},
) => renderArea(SignIn, description, { groups: { profile: { gamertagPicture }, auth }, gamertag });

// ARE-1
it('links to log in and sign up with this page as return URL, and requests no picture when signed out', async () => {
  const picture = vi.fn();
  const { all } = await show(undefined, picture);
  expect(all('a').map((one) => one.textContent)).toEqual(['Sign in', 'Sign up']);
  expect(all('a').every((one) => one.getAttribute('href')!.includes(encodeURIComponent(location.href)))).toBe(true);
  expect(picture).not.toHaveBeenCalled();
});

// AUT-1
it("returns to the page's address at the time of the click, not of rendering", async () => {
  const before = location.href;
  const { all, act } = await show();
  history.pushState(null, '', '?mp-page=3#top');
  for (const one of all<HTMLAnchorElement>('a')) {
    one.addEventListener('click', (event) => event.preventDefault());
    await act(() => one.click());
    expect(one.href).toContain(encodeURIComponent(location.href));
  }
  history.pushState(null, '', before);
});

// ARE-1
it('escapes script in a gamertag', async () => {
  const { text, all } = await show('<img src=x onerror=alert(1)>');
  expect(text('button')).toContain('<img src=x onerror=alert(1)>');
  expect(all('img')).toHaveLength(1);
});

// ARE-1
it.each(['javascript:alert(1)', { toString: 1 }, null])('omits an invalid picture address (%s)', async (picture) => {
  const { all, text } = await show('Fox', async () => picture);
  expect(all('img')).toEqual([]);
  expect(text('button')).toContain('Fox');
});

// ARE-1
it('keeps the gamertag and the log-out button if the picture fails', async () => {
  const logout = vi.fn(async () => {});
  const { find, act } = await show('Fox', () => Promise.reject(new Error('500')), { logout });
  await act(() => find('button').click());
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
  await act(() => find('[id$=menu] button').click());
  expect(logout).toHaveBeenCalledTimes(1);
});

// ARE-1
it('closes the menu when another player signs in', async () => {
  const { find, act, become, settle } = await show('Fox');
  await act(() => find('button').click());
  await act(() => become(undefined));
  await act(() => become('Owl'));
  await settle();
  expect(find('button').getAttribute('aria-expanded')).toBe('false');
});

// ARE-1 AUT-7
it("doesn't open the menu of an ended session, and keeps the focus in the area", async () => {
  const end = { now: () => {} };
  const shown = await show('Fox', undefined, { token: () => end.now() });
  const { find, act, become, settle, root } = shown;
  end.now = () => become(undefined);
  await act(() => {
    find('button').focus();
    find('button').click();
  });
  await settle();
  expect(root.activeElement?.textContent).toBe('Sign in');
});

// ARE-1
it('throws no error into the page if logging out fails', async () => {
  const { find, act, settle } = await show('Fox', undefined, { logout: () => Promise.reject(new Error('caches')) });
  await act(() => find('button').click());
  await act(() => find('[id$=menu] button').click());
  await settle();
  expect(find('[id$=menu] button').getAttribute('aria-disabled')).toBeNull();
});

// ARE-1
it('closes the menu on Escape, and returns the focus', async () => {
  const { find, act, root } = await show('Fox');
  await act(() => find('button').click());
  await act(() =>
    find('[id$=menu] button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(find('button').getAttribute('aria-expanded')).toBe('false');
  expect(root.activeElement).toBe(find('button'));
});

// ARE-1
it('announces loading, and shows an error if the client fails to load', async () => {
  let fail = (_: unknown) => {};
  const { act, text } = await render(
    SignIn,
    description,
    {},
    {
      services: new Promise((_, reject) => {
        fail = reject;
      }),
    },
  );
  expect(text('[role=status]')).toBe('Loading…');
  // Preact runs effects after a frame. Wait for the effect that handles the client's failure.
  await act(() => new Promise((done) => setTimeout(done, 50)));
  await act(() => fail(new Error('offline')));
  await vi.waitFor(() => expect(text('[role=alert]')).toContain('Sign-in isn’t available right now.'));
});

// ARE-1
it('moves the focus from the retry button to the log-in link when the client loads', async () => {
  const auth = { gamertag: () => undefined, onChange: () => () => {}, loginUrl: () => '/login' };
  const options = { loads: false, services: { auth } };
  const { act, find, text, root } = await render(SignIn, description, {}, options);
  const rendered = () => act(() => new Promise((done) => setTimeout(done, 50)));
  await rendered();
  expect(text('button')).toBe('Try again');
  options.loads = true;
  await act(() => find('button').focus());
  await act(() => find('button').click());
  await rendered();
  await vi.waitFor(() => expect(root.activeElement?.textContent).toBe('Sign in'));
});
