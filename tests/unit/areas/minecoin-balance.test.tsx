import { expect, it, vi } from 'vitest';
import { MinecoinBalance } from '../../../src/areas/store/minecoin-balance/minecoin-balance';
import { description } from '../../../src/areas/store/minecoin-balance/minecoin-balance.widget';
import { sharedBalance } from '../../../src/areas/store/minecoin-balance/shared-balance';
import { postFrom } from '../widgets/post-from';
import { renderArea } from './support';

const show = (refreshBalance: () => unknown, gamertag: string | undefined = 'Fox') =>
  renderArea(MinecoinBalance, description, { groups: { store: { refreshBalance } }, gamertag });
const reportBalance = (detail: unknown) => document.dispatchEvent(new CustomEvent('cobble:balance', { detail }));

// ARE-5 STO-7
it('shows the balance, including 0', async () => {
  expect((await show(async () => ({ balance: 1290, status: 'Success' }))).text('[role=status]')).toContain('1,290');
  expect((await show(async () => ({ balance: 0, status: 'Success' }))).text('[role=status]')).toContain('0 Minecoins');
});

// ARE-5
it('reads a balance that is a string', async () => {
  expect((await show(async () => ({ balance: '1290', status: 'Success' }))).text()).toContain('1,290');
});

// ARE-5
it('keeps the focus in the area after a retry', async () => {
  const request = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ balance: 7, status: 'Success' });
  const { find, act, settle, root, text } = await show(request);
  await act(() => {
    find('[role=alert] button').focus();
    find('[role=alert] button').click();
  });
  await settle();
  expect(text()).toContain('7 Minecoins');
  expect(root.activeElement?.getAttribute('aria-label')).toBe('Your balance');
});

// ARE-5
it.each([undefined, null, {}, '<script>'])(
  "doesn't cache an answer without a number (%s), so that a retry requests it again",
  async (balance) => {
    const request = vi
      .fn()
      .mockResolvedValueOnce({ balance, status: 'Success' })
      .mockResolvedValue({ balance: 7, status: 'Success' });
    const { find, act, text, settle } = await show(request);
    expect(text('[role=alert]')).toContain('Couldn’t load your balance.');
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text()).toContain('7 Minecoins');
  },
);

// ARE-5
it('offers sign-in and requests nothing when signed out, and clears the balance when the session ends', async () => {
  const request = vi.fn(async () => ({ balance: 55, status: 'Success' }));
  const { text, act, become, settle } = await renderArea(MinecoinBalance, description, {
    groups: { store: { refreshBalance: request } },
  });
  expect(text()).toContain('Sign in to see your Minecoins.');
  expect(request).not.toHaveBeenCalled();
  await act(() => become('Fox'));
  await settle();
  expect(text()).toContain('55');
  await act(() => become(undefined));
  await settle();
  expect(text()).not.toContain('55');
});

// ARE-5
it('shows the balance that a purchase reports, and refetches it if none is reported', async () => {
  const request = vi
    .fn()
    .mockResolvedValueOnce({ balance: 100, status: 'Success' })
    .mockResolvedValue({ balance: 60, status: 'Success' });
  const { text, act, settle } = await show(request);
  await act(() => reportBalance({ balance: 80 }));
  expect(text()).toContain('80 Minecoins');
  await act(() => reportBalance(null));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  expect(text()).toContain('60 Minecoins');
});

// ARE-5: if the service's answer didn't change, the area used to show the reported balance forever.
it("replaces a reported balance that the service doesn't confirm, even if its answer is unchanged", async () => {
  const { text, act, settle } = await show(async () => ({ balance: 1000, status: 'Success' }));
  await act(() => reportBalance({ balance: 10 }));
  expect(text()).toContain('10 Minecoins');
  await act(() => reportBalance(undefined));
  await settle();
  expect(text()).toContain('1,000 Minecoins');
});

// ARE-5
it('ignores a balance that was reported while signed out or to another player', async () => {
  let balance = 55;
  const { text, act, become, settle } = await renderArea(MinecoinBalance, description, {
    groups: { store: { refreshBalance: async () => ({ balance, status: 'Success' }) } },
  });
  await act(() => reportBalance({ balance: 80 }));
  await settle();
  expect(text()).toContain('Sign in to see your Minecoins.');
  await act(() => become('Fox'));
  await settle();
  await act(() => reportBalance({ balance: 33 }));
  expect(text()).toContain('33 Minecoins');
  balance = 7;
  await act(() => become('Owl'));
  await settle();
  expect(text()).toContain('7 Minecoins');
  expect(text()).not.toContain('33');
});

// ARE-5
it('ignores a reported balance of NaN', async () => {
  const { text, act, settle } = await show(async () => ({ balance: 100, status: 'Success' }));
  await act(() => reportBalance({ balance: NaN }));
  await settle();
  expect(text()).not.toContain('NaN');
});

// ARE-5 STO-7
it("shows another player's balance in a widget that is added later", async () => {
  let player = 'Fox';
  const refreshBalance = vi.fn(async () => ({ balance: player === 'Fox' ? 1 : 2, status: 'Success' }));
  const services = { auth: { gamertag: () => player }, store: { refreshBalance } } as never;
  expect(await sharedBalance(services, 1)).toBe(1);
  await sharedBalance(services, 1);
  expect(refreshBalance).toHaveBeenCalledTimes(1);
  player = 'Owl';
  expect(await sharedBalance(services, 1)).toBe(2);
});

// WGT-9 STO-6
it('shows the balance of the frame, and the one of the service if the frame fails', async () => {
  const request = vi.fn(async () => ({ balance: 5, status: 'Success' }));
  const { text, root, act, settle } = await renderArea(MinecoinBalance, description, {
    groups: { store: { refreshBalance: request } },
    gamertag: 'Fox',
    props: { frameUrl: 'https://bank.example/' },
  });
  const post = async (balance?: number) => {
    await act(() => postFrom(root.querySelector('iframe')!, { type: 'cobble:balance', balance }));
    await settle();
  };
  expect(text('[role=status]')).toContain('Loading…');
  await post(1340);
  expect(text()).toContain('1,340 Minecoins');
  expect(root.querySelector('iframe')).toBeNull();
  expect(request).not.toHaveBeenCalled();
  await act(() => reportBalance(null));
  await post();
  expect(text()).toContain('5 Minecoins');
  expect(request).toHaveBeenCalledTimes(1);
});

// WGT-9
it('opens no frame while nobody is signed in', async () => {
  const { root } = await renderArea(MinecoinBalance, description, {
    groups: { store: {} },
    settings: { frameUrl: 'https://bank.example/' },
  });
  expect(root.querySelector('iframe')).toBeNull();
});
