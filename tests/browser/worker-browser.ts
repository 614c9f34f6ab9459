import type { Browser } from 'puppeteer';
import puppeteer from 'puppeteer';
import { inject } from 'vitest';
import { probe } from './engines/probe';
import { PagePool } from './page-pool';

interface WorkerBrowser {
  readonly browser: Browser;
  readonly pool: PagePool;
}

let shared: Promise<WorkerBrowser> | undefined;

/**
 * Returns the connection to the browser, which successive files of this worker use until the browser closes.
 *
 * @throws Error that says why there is no browser
 */
export const workerBrowser = (): Promise<WorkerBrowser> => (shared ??= connect());

const connect = async (): Promise<WorkerBrowser> => {
  const given = inject('browser');
  if ('error' in given) throw new Error(`There is nothing to test with: ${given.error}`);
  const browser = await puppeteer.connect({ browserWSEndpoint: given.endpoint, defaultViewport: null });
  await probe(browser);
  return { browser, pool: new PagePool(browser) };
};
