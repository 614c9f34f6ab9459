import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { isRendering } from './is-rendering';

/** These methods have irreversible effects, so a page isn't reused after such a call. */
const IRREVERSIBLE = [
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

const LISTENED_EVENTS = [
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'console',
  'pageerror',
  'dialog',
  'popup',
] as const;

interface PageInUse {
  readonly context: BrowserContext;
  readonly client: CDPSession;
  changed: boolean;
  /**
   * DevTools sessions of the test. A page with a session isn't reused, because the session may have changed anything.
   */
  readonly sessions: CDPSession[];
  readonly undo: (() => Promise<unknown>)[];
}

/**
 * Pages start without cookies, storage, cache and history. A new context costs more than a small test, so the pool
 * reuses pages without irreversible changes.
 */
export class PagePool {
  readonly #idle: Page[] = [];
  readonly #pages = new Map<Page, PageInUse>();

  constructor(private readonly browser: Browser) {}

  async acquire(): Promise<Page> {
    for (let page = this.#idle.pop(); page; page = this.#idle.pop()) {
      if (await isRendering(page)) return page;
      await this.#close(page);
    }
    return this.#make();
  }

  /**
   * Empties the page for reuse, or else closes its context.
   *
   * @param hasFailed whether the page's test failed, perhaps because the page has stopped rendering
   */
  async takeBack(page: Page, hasFailed = false): Promise<void> {
    const { context, client, changed, sessions, undo } = this.#pages.get(page)!;
    try {
      if (
        changed ||
        hasFailed ||
        sessions.splice(0).some(({ detached }) => !detached) ||
        (await context.pages()).length > 1
      )
        throw new Error('changed');
      await empty(page, client);
      for (const one of undo.splice(0)) await one();
      this.#idle.push(page);
    } catch {
      await this.#close(page);
    }
  }

  async #close(page: Page): Promise<void> {
    const { context } = this.#pages.get(page)!;
    this.#pages.delete(page);
    // A crashed page is already closed.
    await context.close().catch(() => {});
  }

  async #make(): Promise<Page> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    const own: PageInUse = { context, client: await page.createCDPSession(), changed: false, sessions: [], undo: [] };
    this.#pages.set(page, own);
    for (const name of IRREVERSIBLE) {
      const method = page[name] as (...options: unknown[]) => unknown;
      Object.assign(page, {
        [name]: (...given: unknown[]) => {
          own.changed = true;
          return method.apply(page, given);
        },
      });
    }
    recordUndo(page, own);
    return page;
  }
}

const recordUndo = (page: Page, { sessions, undo }: PageInUse): void => {
  const makeSession = page.createCDPSession.bind(page);
  const addScript = page.evaluateOnNewDocument.bind(page);
  const expose = page.exposeFunction.bind(page);
  const intercept = page.setRequestInterception.bind(page);
  Object.assign(page, {
    createCDPSession: async () => {
      const session = await makeSession();
      sessions.push(session);
      return session;
    },
    evaluateOnNewDocument: async (...given: Parameters<typeof addScript>) => {
      const script = await addScript(...given);
      undo.push(() => page.removeScriptToEvaluateOnNewDocument(script.identifier));
      return script;
    },
    exposeFunction: async (...given: Parameters<typeof expose>) => {
      await expose(...given);
      undo.push(() => page.removeExposedFunction(given[0]));
    },
    setRequestInterception: async (on: boolean) => {
      await intercept(on);
      if (on) undo.push(() => intercept(false));
    },
  });
};

const empty = async (page: Page, client: CDPSession): Promise<void> => {
  // Remove only the tests' listeners: others belong to puppeteer.
  for (const event of LISTENED_EVENTS) page.removeAllListeners(event);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.emulateMediaFeatures([]);
  await page.goto('about:blank');
  // Release pressed buttons and move the pointer away from the next test's content.
  await page.mouse.reset();
  await page.mouse.move(0, 0);
  // The page's scripts are gone by now, so nothing can write to these stores again.
  await Promise.all([
    client.send('Page.resetNavigationHistory'),
    client.send('Network.clearBrowserCookies'),
    client.send('Network.clearBrowserCache'),
    client.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
  ]);
};
