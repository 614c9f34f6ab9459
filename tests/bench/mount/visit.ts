import type { Browser } from 'puppeteer';
import { packedSize } from '../kit/packed-size';
import { type Changes, changeTiles } from './change-tiles';
import { longestTask } from './longest-task';
import { mainThread, TRACED } from './main-thread';
import { type Times, timeByKind } from './time-by-kind';

/** What one visit showed. */
export interface Visit extends Partial<Changes> {
  /** Milliseconds from the first script until the last tile is mounted, and until it has been painted. */
  readonly took: number;
  readonly drawn: number;
  /** Milliseconds of the longest task. */
  readonly longest?: number;
  /** What the main thread's time went into, until the last tile is painted. */
  readonly times?: Times;
  /** Milliseconds of the longest task with a hundred tiles at a quarter of the speed, and of the slowest answer to a click. */
  readonly throttled?: number;
  readonly answered?: number;
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap?: number;
  /** What was fetched besides the page: files, and their bytes by brotli. */
  readonly requests: number;
  readonly bytes: number;
}

/**
 * Opens a contender's page in a fresh context.
 *
 * @param late where it is given, the visit is also traced, the heap is read, all tiles are changed and removed, and these
 *   put in their place
 */
export const visit = async (browser: Browser, url: string, late?: string): Promise<Visit> => {
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
    if (late !== undefined) await page.tracing.start({ categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction('bench.drawn !== undefined', { timeout: 60_000, polling: 100 });
    const trace = late !== undefined ? await page.tracing.stop() : undefined;
    // The page has set it.
    const { took, drawn } = (await page.evaluate('bench')) as { took: number; drawn: number };
    await page.waitForNetworkIdle({ idleTime: 200 });
    const sizes = await Promise.all(files.map(packedSize));
    const fetched = { took, drawn, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    if (!trace || late === undefined) return fetched;
    const session = await page.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const changes = await page.evaluate(changeTiles, late);
    const spans = mainThread(Buffer.from(trace).toString());
    return { ...fetched, longest: longestTask(spans), times: timeByKind(spans), heap, ...changes };
  } finally {
    await context.close();
  }
};
