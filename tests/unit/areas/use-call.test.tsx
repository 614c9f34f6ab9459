import { expect, it } from 'vitest';
import { useCall } from '../../../src/areas/kit/use-call';
import { useServices } from '../../../src/areas/kit/use-services';
import type { Services } from '../../../src/services/services';
import type { HostProps } from '../../../src/widgets/kit/host';
import { renderArea } from './support';

const description = { name: 'balance', kind: 'area', text: '', props: {}, examples: [] } as const;

const Balance = ({ host }: HostProps) => {
  const { status, data } = useCall(useServices(host), ({ store }: Services) => store.refreshBalance(), [], {
    signedIn: true,
  });
  return <p>{`${status} ${String(data?.balance)}`}</p>;
};

const showAnswering = (answers: ((value: object) => void)[]) =>
  renderArea(Balance, description, {
    groups: { store: { refreshBalance: () => new Promise((resolve) => answers.push(resolve)) } },
    gamertag: 'Fox',
  });

// ARE-12
it("hides one player's data while another player's data loads", async () => {
  const answers: ((value: object) => void)[] = [];
  const shown = await showAnswering(answers);
  await shown.act(() => answers[0]?.({ balance: 100 }));
  await shown.settle();
  expect(shown.text()).toBe('ready 100');
  await shown.act(() => shown.become('Owl'));
  await shown.settle();
  expect(shown.text()).toBe('loading undefined');
  await shown.act(() => answers[1]?.({ balance: 7 }));
  await shown.settle();
  expect(shown.text()).toBe('ready 7');
});

// ARE-12
it("keeps a player's own data while it reloads", async () => {
  const answers: ((value: object) => void)[] = [];
  const shown = await showAnswering(answers);
  await shown.act(() => answers[0]?.({ balance: 100 }));
  await shown.settle();
  await shown.act(() => shown.become('Fox'));
  await shown.settle();
  expect(shown.text()).toBe('loading 100');
});
