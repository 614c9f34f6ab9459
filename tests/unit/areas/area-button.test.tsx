import { expect, it, vi } from 'vitest';
import type { AreaButtonProps } from '../../../src/areas/kit/area-button';
import { AreaButton } from '../../../src/areas/kit/area-button';
import { render } from '../widgets/support';

const description = { name: 'shop', kind: 'area', text: '', props: {}, examples: [] } as const;
const show = (props: AreaButtonProps) => render(() => <AreaButton {...props}>Buy</AreaButton>, description);

// AUT-1
it.each(['click', 'auxclick', 'contextmenu'])('a link whose address changes has the newest at a %s', async (type) => {
  let address = '/login?return_url=%2F1';
  const { find, act } = await show({ href: () => address });
  expect(find('a').getAttribute('href')).toBe('/login?return_url=%2F1');
  address = '/login?return_url=%2F2';
  await act(() => find('a').dispatchEvent(new MouseEvent(type, { cancelable: true, bubbles: true })));
  expect(find('a').getAttribute('href')).toBe('/login?return_url=%2F2');
});

it('a link with one address keeps it as it is written', async () => {
  const { find, act } = await show({ href: '/store' });
  await act(() => find('a').dispatchEvent(new MouseEvent('auxclick', { bubbles: true })));
  expect(find('a').getAttribute('href')).toBe('/store');
});

// AUT-1
it('without an address it is a button that waits for one', async () => {
  expect((await show({ href: () => undefined })).all('a')).toEqual([]);
});

// ARE-5: the question before a purchase is a dialog.
it('a button that opens a dialog says so, any other and a link say nothing', async () => {
  const says = async (props: AreaButtonProps) => (await show(props)).find('button,a').getAttribute('aria-haspopup');
  expect(await says({ popup: 'dialog' })).toBe('dialog');
  expect(await says({ popup: 'dialog', busy: true })).toBe('dialog');
  expect(await says({})).toBe(null);
  expect(await says({ href: '/store' })).toBe(null);
});

it('a busy button says so, keeps the focus and does nothing', async () => {
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

it('a press gives the button itself, for the focus to come back to', async () => {
  const pressed = vi.fn();
  const { find, act } = await show({ onClick: pressed });
  await act(() => find('button').click());
  expect(pressed.mock.calls).toEqual([[find('button')]]);
});
