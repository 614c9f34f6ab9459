import type { Browser } from 'puppeteer';
import { packedSize } from '../kit/packed-size';
import { type Changes, changeTiles } from './change-tiles';
import { longestTask } from './longest-task';
import { mainThread, TRACED } from './main-thread';
import { type Times, timeByKind } from './time-by-kind';

export interface Visit extends Partial<Changes> {
  /** Milliseconds until the last tile is mounted, and until it is painted. */
  readonly took: number;
  readonly painted: number;
  readonly longest?: number;
  readonly times?: Times;
  /** Longest task in ms, for a hundred tiles at a quarter of the CPU's speed. */
  readonly throttled?: number;
  /** Slowest response to a click, in ms. */
  readonly answered?: number;
  /** The heap in bytes, after a garbage collection. */
  readonly heap?: number;
  /** Loaded files besides the page, and their brotli bytes. */
  readonly requests: number;
  readonly bytes: number;
}

/** @param newTiles the markup of tiles that replace all others. If set, traces the visit and measures the heap */
export const visit = async (browser: Browser, url: string, newTiles?: string): Promise<Visit> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    const files: string[] = [];
    page.on('response', (response) => {
      const address = response.url();
      if (/^data:|\/bench\/(began\.js|page)/.test(address)) return;
      files.push(address);
    });
    if (newTiles !== undefined) await page.tracing.start({ categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction('bench.painted !== undefined', { timeout: 60_000, polling: 100 });
    const trace = newTiles !== undefined ? await page.tracing.stop() : undefined;
    const { took, painted } = (await page.evaluate('bench')) as { took: number; painted: number };
    await page.waitForNetworkIdle({ idleTime: 200 });
    const sizes = await Promise.all(files.map(packedSize));
    const fetched = { took, painted, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    if (!trace || newTiles === undefined) return fetched;
    const session = await page.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const changes = await page.evaluate(changeTiles, newTiles);
    const spans = mainThread(Buffer.from(trace).toString());
    return { ...fetched, longest: longestTask(spans), times: timeByKind(spans), heap, ...changes };
  } finally {
    await context.close();
  }
};
