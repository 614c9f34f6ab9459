import type { Page } from 'puppeteer';

/** Slow 4G, as in Lighthouse's mobile runs. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export interface Shift {
  /**
   * Chromium's layout shift score, summed over the whole visit. CLS is never larger: it counts at most five seconds.
   */
  readonly total: number;
  /** The three largest shifts, with their elements. */
  readonly worst: readonly string[];
}

/** Call this function before the page opens. */
export const watchShift = async (page: Page): Promise<void> => {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  page.once('close', () => session.detach().catch(() => {}));
  await recordShifts(page);
};

/**
 * Records the layout shifts of the next document in `window.shifts`, with the old and new positions of the elements
 * that moved.
 */
export const recordShifts = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const nameOf = (node?: Node) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.tagName.toLowerCase()}.${element.className}#${element.id}` : 'gone';
        };
        const rect = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`;
        const what = entry.sources
          .map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${rect(previousRect)} to ${rect(currentRect)}`)
          .join(', ');
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The network counts as idle after this time: ten round trips of slow 4G. */
const IDLE_MS = 1500;

/** Waits until the network is idle, and returns the shifts. */
export const readShift = async (page: Page): Promise<Shift> => {
  await page.waitForFunction(
    (idleMs) => {
      const { readyState } = document;
      const states = [...document.querySelectorAll('[data-widget]')].map((one) =>
        one.getAttribute('data-widget-state'),
      );
      const seen = JSON.stringify([readyState, states, performance.getEntriesByType('resource').length]);
      const last = window as { seen?: string; seenAt?: number };
      if (last.seen !== seen) Object.assign(last, { seen, seenAt: performance.now() });
      const isLoading = readyState !== 'complete' || !states.includes('mounted') || states.includes('loading');
      return !isLoading && performance.now() - last.seenAt! > idleMs;
    },
    { polling: 100, timeout: 60_000 },
    IDLE_MS,
  );
  const shifts = await page.evaluate(() => (window as never as { shifts: { value: number; what: string }[] }).shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    worst: [...shifts]
      .sort((a, b) => b.value - a.value)
      .slice(0, 3)
      .map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
};
