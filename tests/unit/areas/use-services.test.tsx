// ARE-2: the page's client may load late or fail, or its player may change.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServices } from '../../../src/areas/kit/use-services';
import type { HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const description = { name: 'who', kind: 'area', text: '', props: {}, examples: [] } as const;

let requests: { come(services: object): void; fail(error: Error): void }[] = [];
let reload = () => {};
const Who = ({ host }: HostProps) => {
  host.page.services = () =>
    new Promise((come, fail) => requests.push({ come: (services) => come(services as never), fail }));
  const { services, gamertag, session, error, reload: again } = useServices(host);
  reload = again;
  return (
    <p>{`${services ? 'there' : 'none'} ${gamertag} ${session} ${error instanceof Error ? error.message : ''}`}</p>
  );
};

const client = (gamertag?: string) => {
  const listeners = new Set<() => void>();
  let player = gamertag;
  const auth = {
    gamertag: () => player,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (next?: string) => {
    player = next;
    for (const notify of listeners) notify();
  };
  return { services: { auth }, become, listeners };
};

beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const show = async () => {
  const shown = await render(Who, description);
  // Preact runs effects after a frame.
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const come = (services: object, at = 0) => shown.act(async () => requests[at]?.come(services));
  return { ...shown, come };
};

it('returns the player once the client has loaded, and starts a session on each sign-in and sign-out', async () => {
  const { text, come, act } = await show();
  expect(text()).toBe('none undefined 0');
  const { services, become } = client('Fox');
  await come(services);
  expect(text()).toBe('there Fox 1');
  await act(() => become());
  expect(text()).toBe('there undefined 2');
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(text()).toBe('there undefined 2');
});

it('reports a client that takes nine seconds as failed until it loads', async () => {
  const { text, come, act } = await show();
  await act(() => vi.advanceTimersByTimeAsync(8500));
  expect(text()).toBe('none undefined 0');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(text()).toBe('none undefined 0 No answer within 9 seconds.');
  await come(client('Fox').services);
  expect(text()).toBe('there Fox 1');
});

it('reports a failure, and loads the client again on request', async () => {
  const { text, come, act } = await show();
  await act(async () => requests[0]?.fail(Error('no network')));
  expect(text()).toBe('none undefined 0 no network');
  await act(() => reload());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await come(client('Fox').services, 1);
  expect(text()).toBe('there Fox 1');
});

it('stops listening and waiting when the area is removed', async () => {
  const first = await show();
  const { services, listeners } = client('Fox');
  await first.come(services);
  expect(listeners.size).toBe(1);
  await first.unmount();
  await vi.waitFor(() => expect(listeners.size).toBe(0));

  requests = [];
  const second = await show();
  await second.unmount();
  const late = client('Owl');
  requests[0]?.come(late.services);
  await Promise.resolve();
  await Promise.resolve();
  expect(late.listeners.size).toBe(0);
});
