import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';

/**
 * What changes a page or its context in ways that are not undone here: a page on which one was called is not lent
 * again.
 */
const lasting = [
  'createCDPSession',
  'evaluateOnNewDocument',
  'exposeFunction',
  'setRequestInterception',
  'setOfflineMode',
  'setUserAgent',
  'emulateCPUThrottling',
  'emulateNetworkConditions',
  'emulateVisionDeficiency',
  'emulateTimezone',
  'setBypassCSP',
  'setJavaScriptEnabled',
  'setCacheEnabled',
  'browserContext',
] as const;

/** What tests listen to. */
const listened = [
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'console',
  'pageerror',
  'dialog',
  'popup',
] as const;

interface Lent {
  readonly context: BrowserContext;
  readonly client: CDPSession;
  changed: boolean;
}

/**
 * Pages for the tests of one file, each as in a fresh browser context: no cookies, no storage, no cache, no history.
 * Making a context takes the browser as long as a small test does, so one that a test left as it was is emptied and
 * lent again.
 */
export class PagePool {
  readonly #idle: Page[] = [];
  readonly #lent = new Map<Page, Lent>();

  constructor(private readonly browser: Browser) {}

  async lend(): Promise<Page> {
    return this.#idle.pop() ?? this.#make();
  }

  /** Takes a page back. What can't be emptied is closed with its context. */
  async takeBack(page: Page): Promise<void> {
    const { context, client, changed } = this.#lent.get(page)!;
    try {
      if (changed || (await context.pages()).length > 1) throw new Error('changed');
      await empty(page, client);
      this.#idle.push(page);
    } catch {
      this.#lent.delete(page);
      await context.close();
    }
  }

  /** Closes every page that was lent. */
  async close(): Promise<void> {
    await Promise.all([...this.#lent.values()].map(({ context }) => context.close()));
  }

  async #make(): Promise<Page> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    const lent: Lent = { context, client: await page.createCDPSession(), changed: false };
    this.#lent.set(page, lent);
    for (const name of lasting) {
      const method = page[name] as (...given: unknown[]) => unknown;
      Object.assign(page, {
        [name]: (...given: unknown[]) => {
          lent.changed = true;
          return method.apply(page, given);
        },
      });
    }
    return page;
  }
}

const empty = async (page: Page, client: CDPSession): Promise<void> => {
  // Not all: some are the library's own.
  for (const event of listened) page.removeAllListeners(event);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.emulateMediaFeatures([]);
  await page.goto('about:blank');
  await client.send('Page.resetNavigationHistory');
  await client.send('Network.clearBrowserCookies');
  await client.send('Network.clearBrowserCache');
  await client.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
};
