import { existsSync } from 'node:fs';
import type { Browser, CookieParam, MediaFeature, Page, ScreenshotOptions, WaitForSelectorOptions } from 'puppeteer';
import puppeteer from 'puppeteer';
import { firefoxSnapshot } from './firefox-told';
import { focusFirst } from './focus-first';
import { type Ability, needs } from './needs';
import type { Motion, Pages } from './pages';
import { takesMotion } from './takes-motion';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** What puppeteer can't do over WebDriver BiDi, and what a test that wants it needs. */
const lacking: Readonly<Record<string, Ability>> = {
  createCDPSession: 'DevTools protocol',
  metrics: 'heap counts',
  emulateMediaType: 'emulated media',
  emulateCPUThrottling: 'DevTools protocol',
  emulateNetworkConditions: 'DevTools protocol',
  emulateVisionDeficiency: 'DevTools protocol',
  setOfflineMode: 'offline mode',
  setBypassCSP: 'DevTools protocol',
};

/**
 * Firefox, one process for each test file: in a shared one pages of other files take the focus. And one for those of its
 * pages whose visitor wants less motion, for that is a setting of the browser's.
 *
 * @throws Error that says what to install
 */
export const firefoxPages = async (): Promise<Pages> => {
  const executablePath = process.env.COBBLE_FIREFOX ?? places.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Firefox was found: install firefox-esr, or name one in COBBLE_FIREFOX.');
  const browsers = new Map<Motion, Promise<Browser>>();
  const browserFor = (motion: Motion) => {
    const started = browsers.get(motion) ?? launch(executablePath, motion);
    browsers.set(motion, started);
    return started;
  };
  await browserFor('no-preference');
  return {
    acquire: async (motion = 'no-preference') => newPage(await browserFor(motion), motion),
    takeBack: (page) => page.browserContext().close(),
    close: async () => {
      for (const starting of browsers.values()) {
        const browser = await starting;
        // One that does not answer any more is ended all the same.
        await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
        browser.process()?.kill('SIGKILL');
      }
    },
  };
};

const launch = (executablePath: string, motion: Motion): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // For the accessibility tree.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      // Any name under .test is this machine.
      'network.dns.forceResolve': '127.0.0.1',
      'network.proxy.no_proxies_on': '',
      // A window in the background draws and waits as one in front.
      'dom.timeout.enable_budget_timer_throttling': false,
      'widget.gtk.hide-pointer-while-typing.enabled': false,
      'dom.disable_open_during_load': true,
      // Without it each page that reads the clipboard asks its visitor.
      'dom.events.testing.asyncClipboard': true,
      'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
    },
  });

const newPage = async (browser: Browser, motion: Motion): Promise<Page> => {
  const context = await browser.createBrowserContext();
  // In a window of its own: one that others of its window cover gets no frames.
  const page = await context.newPage({ type: 'window' });
  // Its clipboard is every page's (`launch`); by name Firefox gives no such permission.
  context.overridePermissions = async () => {};
  for (const [name, ability] of Object.entries(lacking)) Object.assign(page, { [name]: async () => needs(ability) });
  Object.defineProperty(page, 'accessibility', { get: () => ({ snapshot: () => firefoxSnapshot(page) }) });
  // By frames, as is the default, it stands still in a window that is not in front.
  const wait = page.waitForFunction.bind(page) as (...given: unknown[]) => unknown;
  const find = page.waitForSelector.bind(page);
  const shoot = page.screenshot.bind(page);
  Object.assign(page, {
    waitForFunction: (work: unknown, options: object = {}, ...values: unknown[]) =>
      wait(work, { polling: 100, ...options }, ...values),
    waitForSelector: (selector: string, options: WaitForSelectorOptions = {}) => find(selector, options),
    // Its pictures are made at one speed. What has the focus looks so in the window that is in front alone.
    screenshot: async ({ optimizeForSpeed: _, ...options }: ScreenshotOptions = {}) => {
      await page.bringToFront();
      return shoot(options);
    },
    emulateFocusedPage: async () => {},
    emulateMediaFeatures: async (features?: MediaFeature[]) => {
      if (!takesMotion(features, motion)) needs('emulated media');
    },
    // Where nothing is loaded yet, puppeteer's own sets them for a page without an address.
    setCookie: (...cookies: CookieParam[]) =>
      context.setCookie(
        ...cookies.map(({ url, ...cookie }) => ({ domain: new URL(url ?? page.url()).hostname, path: '/', ...cookie })),
      ),
    // A page out of the back/forward cache tells no load, for which puppeteer waits. A step inside the document, which
    // makes no new one, tells that it was made.
    goBack: async () => {
      const mark = `left${Math.random()}`;
      await page.evaluate((mark) => {
        const marks = Object.assign(window, { [mark]: true });
        addEventListener('popstate', () => Reflect.deleteProperty(marks, mark), { once: true });
        setTimeout(() => history.back());
      }, mark);
      await page.waitForFunction((mark) => !(mark in window) && document.readyState === 'complete', {}, mark);
    },
  });
  Object.assign(page.keyboard, {
    // It takes one character at a time, and a text that is pasted comes at once.
    sendCharacter: (text: string) => page.evaluate((text) => document.execCommand('insertText', false, text), text),
  });
  let isShifted = false;
  for (const how of ['press', 'down', 'up'] as const) {
    const act = page.keyboard[how].bind(page.keyboard) as (key: string, options?: object) => Promise<void>;
    Object.assign(page.keyboard, {
      [how]: async (key: string, options?: object) => {
        if (key === 'Shift') isShifted = how === 'down';
        // It knows the key by what it types alone.
        await act(key === 'Space' ? ' ' : key, options);
        if (how === 'press' && key === 'Tab' && !isShifted) await stayInPage(page, () => act(key, options));
      },
    });
  }
  return page;
};

/**
 * Behind the last element Firefox goes on in its own window, where a driver's keys lead to the same end again: a further
 * one leads back into the page, and there the first is next.
 */
const stayInPage = async (page: Page, press: () => Promise<void>): Promise<void> => {
  // A key that leaves the page has another document answer, or none.
  if (await page.evaluate(() => document.hasFocus()).catch(() => true)) return;
  await press();
  await page.evaluate(focusFirst);
};
