import type { Metrics, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage';
import { needs } from './engines/needs';
import { harness } from './harness';
import { tag, tile } from './loader/tag';
import { slowMounts } from './slow-mounts';

const { pageWith } = harness();
const [FEW, MANY] = [100, 400];

/** The constructors whose calls are counted, from before the first script. */
const counted = ['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'MessageChannel', 'Promise'] as const;
type Made = Record<(typeof counted)[number] | 'timers', number>;
const watchMade = (page: Page) =>
  page.evaluateOnNewDocument((names) => {
    const made: Record<string, number> = {};
    const scope = window as unknown as Record<string, { new (...given: unknown[]): object; prototype: object }>;
    for (const name of names) {
      made[name] = 0;
      const original = scope[name]!;
      const watched: typeof original = new Proxy(original, {
        construct: (target, given, of) => {
          made[name]!++;
          return Reflect.construct(target, given, of === watched ? target : of);
        },
      });
      scope[name] = watched;
      // This also counts promises that `then` creates.
      Object.assign(original.prototype, { constructor: watched });
    }
    made.timers = 0;
    const { setTimeout } = window;
    Object.assign(window, {
      made,
      setTimeout: (...given: Parameters<typeof setTimeout>) => {
        made.timers!++;
        return setTimeout(...given);
      },
    });
  }, counted);

const workOf = async (count: number) => {
  const tiles = Array.from({ length: count }, () => tile('data-load="eager"')).join('');
  let earlier: Metrics = {};
  const opened = await pageWith(`<!doctype html><html lang="en-us"><title>T</title>${tag()}<body>${tiles}`, {
    before: async (page) => {
      // Older Chromium also counts the layouts of other tests' documents in a reused page.
      earlier = await page.metrics();
      // By the page's clock, each mount takes 1 ms, so the number of slices doesn't depend on the machine's load.
      await slowMounts(page, 1);
      await watchMade(page);
    },
  });
  await opened.waitForMounted();
  await opened.waitForRendering();
  const session = await opened.page.createCDPSession();
  await collectGarbage(session, async () => (await opened.page.metrics()).JSHeapUsedSize!);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'Object.getPrototypeOf((async () => {})())',
  });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: kept } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  const { LayoutCount, RecalcStyleCount, Nodes, JSEventListeners, JSHeapUsedSize } = await opened.page.metrics();
  return {
    made: await opened.page.evaluate(() => (window as unknown as { made: Made }).made),
    kept: Number(kept.value),
    layouts: LayoutCount! - earlier.LayoutCount!,
    recalculations: RecalcStyleCount! - earlier.RecalcStyleCount!,
    nodes: Nodes!,
    listeners: JSEventListeners!,
    heap: JSHeapUsedSize!,
    version: Number(/\d+/.exec(await opened.page.browser().version())),
  };
};

it('adds no observer, listener, layout or style recalculation per tile', async () => {
  needs('heap counts');
  const few = await workOf(FEW);
  const many = await workOf(MANY);
  const each = (of: (work: typeof few) => number) => (of(many) - of(few)) / (MANY - FEW);
  for (const name of counted.slice(0, -1)) expect([name, each(({ made }) => made[name])]).toEqual([name, 0]);
  // The page has one observer for visibility, one for added nodes and one for attributes.
  expect(many.made.IntersectionObserver).toBe(1);
  // Listeners of lazy chunks may differ between the two pages.
  expect(Math.abs(each(({ listeners }) => listeners))).toBeLessThan(0.1);
  // One timer per tile for its load's timeout, and one per hundred tiles. An effect after a frame would add two per
  // tile.
  expect(each(({ made }) => made.timers)).toBeLessThan(1.5);
  // Tiles mount in about 20 slices with one layout each. One layout per tile would exceed this.
  expect(many.layouts).toBeLessThan(MANY / 2);
  expect(many.recalculations).toBeLessThan(MANY / 2);
  // Each tile has the element, its shadow root and its rendered nodes.
  expect(each(({ nodes }) => nodes)).toBeLessThan(28.5);
  // Each tile retains three promises: the handle's `ready` and `pending`, and the promise of its files. V8 up to Chrome
  // 150 retains one more. Promises of lazy chunks may differ between the two pages.
  expect(each(({ kept }) => kept)).toBeLessThan((many.version > 150 ? 3 : 4) + 0.1);
  // This count excludes promises that the engine creates for async functions.
  expect(each(({ made }) => made.Promise)).toBeLessThan(35);
  expect(each(({ heap }) => heap)).toBeLessThan(7000);
});
