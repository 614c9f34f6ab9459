// ARE-2: an area and the page's client, which may come late, fail, or know another player.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServices } from '../../../src/areas/kit/use-services';
import type { HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const description = { name: 'who', kind: 'area', text: '', props: {}, examples: [] } as const;

let asked: { come(services: object): void; fail(error: Error): void }[] = [];
let reload = () => {};
const Who = ({ host }: HostProps) => {
  host.page.services = () =>
    new Promise((come, fail) => asked.push({ come: (services) => come(services as never), fail }));
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
    for (const tell of listeners) tell();
  };
  return { services: { auth }, become, listeners };
};

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const show = async () => {
  const shown = await render(Who, description);
  // Preact's effects wait for a frame.
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const come = (services: object, at = 0) => shown.act(async () => asked[at]?.come(services));
  return { ...shown, come };
};

it('who is there is known with the client, and each sign-in and sign-out begins a session', async () => {
  const { text, come, act } = await show();
  expect(text()).toBe('none undefined 0');
  const { services, become } = client('Fox');
  await come(services);
  expect(text()).toBe('there Fox 1');
  await act(() => become());
  expect(text()).toBe('there undefined 2');
  // It came in time.
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(text()).toBe('there undefined 2');
});

it('a client that does not come within nine seconds counts as lost, until it comes', async () => {
  const { text, come, act } = await show();
  await act(() => vi.advanceTimersByTimeAsync(8500));
  expect(text()).toBe('none undefined 0');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(text()).toBe('none undefined 0 No answer within 9 seconds.');
  await come(client('Fox').services);
  expect(text()).toBe('there Fox 1');
});

it('what failed is said, and asked for once more when the visitor wants that', async () => {
  const { text, come, act } = await show();
  await act(async () => asked[0]?.fail(Error('no network')));
  expect(text()).toBe('none undefined 0 no network');
  await act(() => reload());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await come(client('Fox').services, 1);
  expect(text()).toBe('there Fox 1');
});

it('nothing is heard or awaited any more when the area ends', async () => {
  const first = await show();
  const { services, listeners } = client('Fox');
  await first.come(services);
  expect(listeners.size).toBe(1);
  await first.unmount();
  await vi.waitFor(() => expect(listeners.size).toBe(0));

  asked = [];
  const second = await show();
  await second.unmount();
  const late = client('Owl');
  asked[0]?.come(late.services);
  await Promise.resolve();
  await Promise.resolve();
  expect(late.listeners.size).toBe(0);
});
