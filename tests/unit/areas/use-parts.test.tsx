// threat 9: a long list is drawn part by part.
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

it('twelve are drawn at once, six with each further task, and no task is left when all are', async () => {
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

it('of twelve no second part is made', async () => {
  const { sizes } = await show(12);
  expect([sizes(), vi.getTimerCount()]).toEqual(['12', 0]);
});

it('while the list is the same, parts are, and nothing begins anew', async () => {
  const { update, step, sizes } = await show(20);
  await step();
  await update({ turn: 1 });
  expect(sizes()).toBe('12 6');
  expect(seen.at(-1)?.[0]).toBe(seen[0]?.[0]);
  await step();
  expect([sizes(), vi.getTimerCount()]).toEqual(['12 6 2', 0]);
});

it('a newer list takes the place of the older one part by part, and what is too many goes at once', async () => {
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

it('one that comes before the older one is drawn takes up its tasks', async () => {
  const { update, step, sizes } = await show(40);
  list = upTo(13, 100);
  await update({ turn: 1 });
  expect(vi.getTimerCount()).toBe(1);
  await step();
  expect([sizes(), vi.getTimerCount()]).toEqual(['12 1', 0]);
});

it('all that stands there drawn is taken over at once', async () => {
  const { sizes } = await show(20, { drawn: '<script type="application/json">{}</script>' });
  expect(sizes()).toBe('12 6 2');
  expect((await show(20, { drawn: '<i></i>' })).sizes()).toBe('12');
});

it('nothing is drawn any more when the area ends', async () => {
  const { unmount } = await show(40);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
