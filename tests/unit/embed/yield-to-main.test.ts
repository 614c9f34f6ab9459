import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/**
 * Mounts a number of widgets at once, and one more after the second task.
 *
 * @param each mount time in milliseconds
 * @returns how many had mounted after each task, and in which order
 */
const mountAtOnce = async (count: number, each: number) => {
  const tasks: (() => void)[] = [];
  const port1 = { onmessage: () => undefined };
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = port1;
      port2 = { postMessage: () => tasks.push(() => port1.onmessage()) };
    },
  );
  const { yieldToMain } = await import('../../../src/embed/yield-to-main');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: number[] = [];
  const mount = async (widget: number) => {
    await yieldToMain();
    // Widgets wait for their stylesheets, which have loaded.
    for (let passed = 1; passed < 3; passed++) await undefined;
    order.push(widget);
    now += each;
  };
  const mounts = Array.from({ length: count }, (_, widget) => mount(widget));
  // Waits for the microtasks of the current task.
  const promises = () => new Promise((resolve) => setImmediate(resolve));
  const after: number[] = [];
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    task();
    await promises();
    after.push(order.length);
    if (after.length === 2) mounts.push(mount(count));
  }
  await Promise.all(mounts);
  return { after, order };
};

it('mounts widgets that load together in order, in tasks of 8 ms', async () => {
  expect(await mountAtOnce(7, 3)).toEqual({ after: [3, 6, 8], order: [0, 1, 2, 3, 4, 5, 6, 7] });
});

it('gives a widget that takes longer a task of its own', async () => {
  expect((await mountAtOnce(3, 15)).after).toEqual([1, 2, 3, 4]);
});

it('allows tasks of 40 ms while more than a hundred widgets wait', async () => {
  expect((await mountAtOnce(108, 15)).after).toEqual([3, 6, 9, 10, ...Array.from({ length: 99 }, (_, at) => at + 11)]);
});
