import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';

/** Methods with irreversible effects. The page isn't reused after such a call. */
const lasting = [
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

interface PageInUse {
  readonly context: BrowserContext;
  readonly client: CDPSession;
  changed: boolean;
  /** An attached session may have changed anything. */
  readonly sessions: CDPSession[];
  /** Undo functions for the test's changes to the page. */
  readonly undo: (() => Promise<unknown>)[];
}

/**
 * Provides pages without cookies, storage, cache and history for one worker's tests. A new context costs more than a
 * small test, so unchanged pages are emptied and reused.
 */
export class PagePool {
  readonly #idle: Page[] = [];
  readonly #pages = new Map<Page, PageInUse>();

  constructor(private readonly browser: Browser) {}

  async acquire(): Promise<Page> {
    return this.#idle.pop() ?? this.#make();
  }

  /** Returns a page to the pool. If it can't be emptied, its context is closed. */
  async takeBack(page: Page): Promise<void> {
    const { context, client, changed, sessions, undo } = this.#pages.get(page)!;
    try {
      if (changed || sessions.splice(0).some(({ detached }) => !detached) || (await context.pages()).length > 1)
        throw new Error('changed');
      await empty(page, client);
      for (const one of undo.splice(0)) await one();
      this.#idle.push(page);
    } catch {
      this.#pages.delete(page);
      await context.close();
    }
  }

  async #make(): Promise<Page> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    const own: PageInUse = { context, client: await page.createCDPSession(), changed: false, sessions: [], undo: [] };
    this.#pages.set(page, own);
    for (const name of lasting) {
      const method = page[name] as (...given: unknown[]) => unknown;
      Object.assign(page, {
        [name]: (...given: unknown[]) => {
          own.changed = true;
          return method.apply(page, given);
        },
      });
    }
    noteWhatIsUndone(page, own);
    return page;
  }
}

/** Makes the page record how to undo each of these calls. */
const noteWhatIsUndone = (page: Page, { sessions, undo }: PageInUse): void => {
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
  // Not all listeners, because some belong to puppeteer.
  for (const event of listened) page.removeAllListeners(event);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.emulateMediaFeatures([]);
  await page.goto('about:blank');
  // Releases pressed buttons and moves the pointer away from the next test's content.
  await page.mouse.reset();
  await page.mouse.move(0, 0);
  // No script of the page is left to write any of these again.
  await Promise.all([
    client.send('Page.resetNavigationHistory'),
    client.send('Network.clearBrowserCookies'),
    client.send('Network.clearBrowserCache'),
    client.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
  ]);
};
