import type { Page } from 'puppeteer';

/** Exceeds `SLICE_MS`, the time limit of a mounting task. */
const SLOW_MOUNT_MS = 20;
const LONG_TASK_MS = 50;

/**
 * Makes each mount take `mountMs` by the page's clock, which otherwise stands still. With this clock, long tasks depend
 * only on how mounting is split into tasks, not on the machine's load.
 */
export const slowMounts = (page: Page, mountMs = SLOW_MOUNT_MS): Promise<unknown> =>
  page.evaluateOnNewDocument((mountMs) => {
    const tasks: number[] = [];
    let isInTask = false;
    let now = 0;
    // A message on this channel marks the end of a mounting task. Cobble starts the next task by a later message, and
    // messages arrive in order.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isInTask = false;
    };
    performance.now = () => now;
    document.addEventListener('cobble:mounted', () => {
      if (!isInTask) {
        tasks.push(0);
        port2.postMessage(0);
      }
      isInTask = true;
      now += mountMs;
      tasks[tasks.length - 1]! += mountMs;
    });
    Object.assign(window, { mountingTasks: tasks });
  }, mountMs);

/** @returns the number of tasks that mounted widgets for more than 50 ms */
export const longTasksOf = async (page: Page): Promise<number> => {
  const tasks = await page.evaluate(() => (window as unknown as { mountingTasks: number[] }).mountingTasks);
  return tasks.filter((ms) => ms > LONG_TASK_MS).length;
};
