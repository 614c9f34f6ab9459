import { expect, it } from 'vitest';
import { harness } from './harness';

const { openPage } = harness();

// LDR-2
it('leaves nothing behind after fifty Turbo visits', async () => {
  const opened = await openPage('/examples/pages/turbo.html');
  const { page } = opened;
  const visit = async (to: string, title: string) => {
    await page.evaluate(
      (to) => (window as never as { Turbo: { cache: { clear(): void }; visit(to: string): void } }).Turbo.visit(to),
      `/examples/pages/${to}.html`,
    );
    await page.waitForFunction((title) => document.querySelector('h1')!.textContent === title, {}, title);
    await opened.waitForMounted();
  };
  const there = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await visit('turbo-next', 'Along the creek');
      await visit('turbo', 'The grove at night');
    }
  };
  // Turbo caches the bodies of ten pages, which would count as leaks, so clear the cache. It caches a body a little
  // after its page is gone.
  const held = async () => {
    await page.evaluate(() => (window as never as { Turbo: { cache: { clear(): void } } }).Turbo.cache.clear());
    return opened.countRetained();
  };
  await opened.waitForMounted();
  await there(2);
  await opened.waitForIdle();
  const before = await held();
  await there(25);
  await opened.waitForIdle();
  // Allow for single nodes of lazy chunks. A leak would keep at least one node or listener per visit.
  const allowance = 20;
  // The browser may collect the last removed widgets a little later.
  await expect
    .poll(
      async () => {
        const { nodes, listeners } = await held();
        return { nodes: nodes - before.nodes < allowance, listeners: listeners - before.listeners < allowance };
      },
      { timeout: 20_000, interval: 500 },
    )
    .toEqual({ nodes: true, listeners: true });
});
