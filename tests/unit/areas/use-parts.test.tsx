// threat 9: a long list is rendered in parts.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useParts } from '../../../src/areas/kit/use-parts';
import type { HostProps } from '../../../src/widgets/kit/host';
import { render } from '../widgets/support';

const description = {
  name: 'rows',
  kind: 'area',
  text: '',
  props: { turn: { type: 'number', text: 'Drawn again with another.' } },
  examples: [],
} as const;

let list: readonly number[] = [];
const seen: (readonly (readonly number[])[])[] = [];
const Rows = ({ host }: HostProps) => {
  const parts = useParts(list, host);
  seen.push(parts);
  return <p>{parts.map((part) => part.length).join(' ')}</p>;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  seen.length = 0;
});
afterEach(() => vi.useRealTimers());

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
const show = async (count: number, options: Parameters<typeof render>[3] = {}) => {
  list = upTo(count);
  const shown = await render(Rows, description, {}, options);
  const step = () => shown.act(() => vi.advanceTimersToNextTimerAsync().then(() => {}));
  return { ...shown, step, sizes: () => shown.find('p').textContent };
};

it('renders twelve items at once, six in each further task, and no task remains', async () => {
  const { step, sizes } = await show(25);
  expect(sizes()).toBe('12');
  await step();
  expect(sizes()).toBe('12 6');
  await step();
  expect(sizes()).toBe('12 6 6');
  await step();
  expect(sizes()).toBe('12 6 6 1');
  expect(vi.getTimerCount()).toBe(0);
  expect(seen.at(-1)?.flat()).toEqual(list);
});

it('renders twelve items without a second part', async () => {
  const { sizes } = await show(12);
  expect([sizes(), vi.getTimerCount()]).toEqual(['12', 0]);
});

it('keeps the parts while the list is unchanged', async () => {
  const { update, step, sizes } = await show(20);
  await step();
  await update({ turn: 1 });
  expect(sizes()).toBe('12 6');
  expect(seen.at(-1)?.[0]).toBe(seen[0]?.[0]);
  await step();
  expect([sizes(), vi.getTimerCount()]).toEqual(['12 6 2', 0]);
});

it('replaces an older list part by part, and removes excess parts at once', async () => {
  const { update, step, sizes } = await show(20);
  await step();
  await step();
  list = upTo(14, 100);
  await update({ turn: 1 });
  expect(sizes()).toBe('12 6');
  expect(seen.at(-1)?.[0]?.[0]).toBe(100);
  expect(seen.at(-1)?.[1]?.[0]).toBe(12);
  await step();
  expect(sizes()).toBe('12 2');
  expect(seen.at(-1)?.flat()).toEqual(list);
});

// A list that fits in one part schedules no tasks. So the parts of the first list used to reappear in the third.
it('never renders parts of a list that has been replaced twice', async () => {
  const { update, step, sizes } = await show(20);
  await step();
  list = upTo(5, 100);
  await update({ turn: 1 });
  expect(sizes()).toBe('5');
  list = upTo(20, 200);
  await update({ turn: 2 });
  expect(sizes()).toBe('12');
});

it("continues with the tasks of a list that wasn't rendered completely", async () => {
  const { update, step, sizes } = await show(40);
  list = upTo(13, 100);
  await update({ turn: 1 });
  expect(vi.getTimerCount()).toBe(1);
  await step();
  expect([sizes(), vi.getTimerCount()]).toEqual(['12 1', 0]);
});

it('takes over server-rendered content at once', async () => {
  const { sizes } = await show(20, { serverRendered: '<script type="application/json">{}</script>' });
  expect(sizes()).toBe('12 6 2');
  expect((await show(20, { serverRendered: '<i></i>' })).sizes()).toBe('12');
});

it('renders nothing after the area is removed', async () => {
  const { unmount } = await show(40);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
