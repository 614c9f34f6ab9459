import type { Page } from 'puppeteer';

interface Request {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export const requestsOf = (page: Page): Promise<Request[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => name.startsWith('http'))
      .map((entry) => {
        const { name, startTime, responseEnd } = entry as PerformanceResourceTiming;
        return { name: new URL(name).pathname, start: Math.round(startTime), end: Math.round(responseEnd) };
      }),
  );

/** @param requests must be sorted by start */
export const waterfallText = (requests: readonly Request[]): string =>
  requests.map(({ name, start, end }) => `${String(start).padStart(6)} ${String(end).padStart(6)}  ${name}`).join('\n');

export const waterfallOf = async (page: Page): Promise<string> => waterfallText(await requestsOf(page));
