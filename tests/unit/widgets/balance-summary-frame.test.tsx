import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BalanceSummary } from '../../../src/widgets/balance-summary/balance-summary';
import { description } from '../../../src/widgets/balance-summary/balance-summary.widget';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { postFrom } from './post-from';
import { render } from './support';

const FRAME = 'https://bank.example/balance?player=1';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const show = async (props: Partial<PropsOf<typeof description>> = {}, frameUrl?: string) => {
  const shown = await render(BalanceSummary, description, props, { settings: { frameUrl } });
  const frame = () => shown.root.querySelector('iframe');
  const post = (data: unknown, from?: Partial<MessageEventInit>) => shown.act(() => postFrom(frame()!, data, from));
  return { ...shown, frame, post, status: () => shown.text('[role=status]') };
};

// WGT-9 WGT-10
it('shows loading, the balance of the frame, a warning if a later one fails, and the next balance', async () => {
  const { post, status, frame } = await show({ frameUrl: FRAME, softFailureMessage: 'soft', failureMessage: 'hard' });
  expect(frame()).toMatchObject({ hidden: true, title: 'Your balance', src: FRAME });
  expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(status()).toBe('Your balanceLoading…');
  await post({ type: 'cobble:balance', balance: 0 });
  expect(status()).toBe('Your balance0 Minecoins');
  await post({ type: 'cobble:balance' });
  expect(status()).toBe('Your balance0 Minecoinssoft');
  await post({ type: 'cobble:balance', balance: 1340 });
  expect(status()).toBe('Your balance1,340 Minecoins');
});

// WGT-10
it('shows an error if the frame reports a failure, or posts nothing for 5 seconds', async () => {
  const failing = await show({ frameUrl: FRAME });
  await failing.post({ type: 'cobble:balance' });
  expect(failing.status()).toBe('Your balance–Couldn’t load your balance.');
  const silent = await show({ frameUrl: FRAME, failureMessage: 'hard' });
  await silent.act(() => vi.advanceTimersByTime(4999));
  expect(silent.status()).toBe('Your balanceLoading…');
  await silent.act(() => vi.advanceTimersByTime(1));
  expect(silent.status()).toBe('Your balance–hard');
});

// WGT-9
it.each<[what: string, data: unknown, from?: Partial<MessageEventInit>]>([
  ['another window', { type: 'cobble:balance', balance: 1 }, { source: window }],
  ['no window', { type: 'cobble:balance', balance: 1 }, { source: null }],
  ['another origin', { type: 'cobble:balance', balance: 1 }, { origin: 'https://bank.example.evil' }],
  ['an opaque origin', { type: 'cobble:balance', balance: 1 }, { origin: 'null' }],
  ['another type', { type: 'balance', balance: 1 }],
  ['a text', '{"type":"cobble:balance","balance":1}'],
  ['null', null],
  ['a balance that is a text', { type: 'cobble:balance', balance: '1' }],
  ['a balance of null', { type: 'cobble:balance', balance: null }],
  ['a negative balance', { type: 'cobble:balance', balance: -1 }],
  ['an infinite balance', { type: 'cobble:balance', balance: Infinity }],
])('ignores a message from a frame: %s', async (_, data, from) => {
  const { post, status } = await show({ frameUrl: FRAME });
  await post(data, from);
  expect(status()).toBe('Your balanceLoading…');
});

// WGT-9
it("uses the settings' frame only for a widget whose page sets no balance", async () => {
  expect((await show({}, FRAME)).frame()?.src).toBe(FRAME);
  expect((await show({ frameUrl: 'https://other.example/' }, FRAME)).frame()?.src).toBe('https://other.example/');
  for (const props of [{ balance: 0 }, { errorMessage: 'down' }, { isLoading: true }])
    expect((await show({ ...props, frameUrl: FRAME }, FRAME)).frame()).toBeNull();
  expect((await show()).frame()).toBeNull();
});

it('drops the balance of the frame before, and closes the frame with the widget', async () => {
  const { post, status, update, frame, unmount } = await show({ frameUrl: FRAME });
  await post({ type: 'cobble:balance', balance: 7 });
  await update({ frameUrl: 'https://bank.example/other' });
  expect(status()).toBe('Your balanceLoading…');
  await post({ type: 'cobble:balance' });
  expect(status()).toContain('Your balance–');
  await update({ balance: 12 });
  expect([status(), frame()]).toEqual(['Your balance12 Minecoins', null]);
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  await update({ balance: undefined });
  await unmount();
  expect([removed.mock.calls.map(([type]) => type), frame()]).toEqual([['message'], null]);
});

it.each(['javascript:top.hostile=1', 'data:text/html,x', 'mailto:a@b.example', 'blob:https://bank.example/1'])(
  'opens no frame for %s in the settings, and shows the error',
  async (url) => {
    const { act, status, frame } = await show({}, url);
    await act(() => vi.advanceTimersByTime(5000));
    expect([frame(), status()]).toEqual([null, 'Your balance–Couldn’t load your balance.']);
  },
);
