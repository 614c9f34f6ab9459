import { expect, it, vi } from 'vitest';

it('widgets that load at once mount in tasks of 40 ms, in order', async () => {
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
  const mounted: number[] = [];
  const mount = async (widget: number) => {
    await yieldToMain();
    mounted.push(widget);
    now += 15;
  };
  const mounts = [1, 2, 3, 4].map(mount);
  // What a task's promises lead to ends before this does.
  const promises = () => new Promise((resolve) => setImmediate(resolve));
  const after: number[][] = [];
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    task();
    await promises();
    after.push([...mounted]);
    // One that comes later waits for a turn like all others.
    if (after.length === 2) mounts.push(mount(5));
  }
  await Promise.all(mounts);
  expect(after).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]);
});
