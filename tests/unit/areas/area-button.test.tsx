import { expect, it, vi } from 'vitest';
import type { AreaButtonProps } from '../../../src/areas/kit/area-button';
import { AreaButton } from '../../../src/areas/kit/area-button';
import type { Services } from '../../../src/services/services';
import { render } from '../widgets/support';

const description = { name: 'shop', kind: 'area', text: '', props: {}, examples: [] } as const;
const show = (props: AreaButtonProps) => render(() => <AreaButton {...props}>Buy</AreaButton>, description);

const login = {
  auth: {
    loginUrl: ({ returnUrl, signup }: { returnUrl: string; signup?: boolean }) =>
      `/login?${signup ? 'new' : 'old'}=${encodeURIComponent(returnUrl)}`,
  },
} as unknown as Services;

// AUT-1
it.each(['click', 'auxclick', 'contextmenu'])("returns to the page's current address after a %s", async (type) => {
  const before = location.href;
  const { find, act } = await show({ login, signup: true });
  expect(find('a').getAttribute('href')).toBe(`/login?new=${encodeURIComponent(before)}`);
  history.pushState(null, '', '?page=2#top');
  await act(() => find('a').dispatchEvent(new MouseEvent(type, { cancelable: true, bubbles: true })));
  expect(find('a').getAttribute('href')).toBe(`/login?new=${encodeURIComponent(location.href)}`);
  history.pushState(null, '', before);
});

it('leaves the address of any other link unchanged', async () => {
  const { find, act } = await show({ href: '/store' });
  await act(() => find('a').dispatchEvent(new MouseEvent('auxclick', { bubbles: true })));
  expect(find('a').getAttribute('href')).toBe('/store');
});

// ARE-5: the confirmation of a purchase is a dialog.
it('announces that it opens a dialog, and announces nothing on other buttons and links', async () => {
  const popupOf = async (props: AreaButtonProps) => (await show(props)).find('button,a').getAttribute('aria-haspopup');
  expect(await popupOf({ popup: 'dialog' })).toBe('dialog');
  expect(await popupOf({ popup: 'dialog', busy: true })).toBe('dialog');
  expect(await popupOf({})).toBe(null);
  expect(await popupOf({ href: '/store' })).toBe(null);
});

it('announces that it is busy, keeps the focus and ignores clicks', async () => {
  const pressed = vi.fn();
  const { find, root, act } = await show({ busy: true, onClick: pressed });
  find('button').focus();
  await act(() => find('button').click());
  expect([pressed.mock.calls.length, find('button').ariaDisabled, root.activeElement]).toEqual([
    0,
    'true',
    find('button'),
  ]);
});

it('passes the button to the click handler, so that the focus can return to it', async () => {
  const pressed = vi.fn();
  const { find, act } = await show({ onClick: pressed });
  await act(() => find('button').click());
  expect(pressed.mock.calls).toEqual([[find('button')]]);
});
