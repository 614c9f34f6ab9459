import { expect, it, vi } from 'vitest';
import { yieldToMain } from '../../../src/embed/yield-to-main';

it('widgets that load at once mount in tasks of 12 ms, in order', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const mounted: number[] = [];
  const mount = async (widget: number) => {
    await yieldToMain();
    mounted.push(widget);
    now += 5;
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
