import { existsSync } from 'node:fs';
import type { Browser, CookieParam, MediaFeature, Page, ScreenshotOptions, WaitForSelectorOptions } from 'puppeteer';
import puppeteer from 'puppeteer';
import { recordBrowserVersion } from '../record-browser-version';
import { firefoxSnapshot } from './firefox-accessible-node';
import { focusFirst } from './focus-first';
import { hasMediaFeatures } from './has-media-features';
import { type Ability, needs } from './needs';
import type { Motion, Pages } from './pages';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Methods that WebDriver BiDi lacks. A test that calls such a method must call `needs` with the method's ability. */
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
 * Each test file starts its own Firefox, because pages of other files would take the focus. Pages with reduced motion
 * get a second Firefox, because that setting is global.
 *
 * @throws Error if Firefox isn't found
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
  recordBrowserVersion(await (await browserFor('no-preference')).version());
  return {
    acquire: async (motion = 'no-preference') => newPage(await browserFor(motion), motion),
    takeBack: (page) => page.browserContext().close(),
    close: async () => {
      for (const starting of browsers.values()) {
        const browser = await starting;
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
    // A privileged script reads the accessibility tree.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'network.dns.forceResolve': '127.0.0.1',
      'network.proxy.no_proxies_on': '',
      // Makes background windows render and run timers as the front window does.
      'dom.timeout.enable_budget_timer_throttling': false,
      'widget.gtk.hide-pointer-while-typing.enabled': false,
      'dom.disable_open_during_load': true,
      // Without this preference, reading the clipboard opens a prompt.
      'dom.events.testing.asyncClipboard': true,
      'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
    },
  });

const newPage = async (browser: Browser, motion: Motion): Promise<Page> => {
  const context = await browser.createBrowserContext();
  // Open a window, because covered tabs get no animation frames.
  const page = await context.newPage({ type: 'window' });
  // Firefox has no clipboard permission. A preference in `launch` lets all pages use the clipboard.
  context.overridePermissions = async () => {};
  for (const [name, ability] of Object.entries(lacking)) Object.assign(page, { [name]: async () => needs(ability) });
  Object.defineProperty(page, 'accessibility', { get: () => ({ snapshot: () => firefoxSnapshot(page) }) });
  // By default, puppeteer polls on animation frames, which stop in background windows.
  const wait = page.waitForFunction.bind(page) as (...given: unknown[]) => unknown;
  const find = page.waitForSelector.bind(page);
  const shoot = page.screenshot.bind(page);
  Object.assign(page, {
    waitForFunction: (work: unknown, options: object = {}, ...values: unknown[]) =>
      wait(work, { polling: 100, ...options }, ...values),
    waitForSelector: (selector: string, options: WaitForSelectorOptions = {}) => find(selector, options),
    // Firefox doesn't support optimizeForSpeed, and shows the focus only in the front window.
    screenshot: async ({ optimizeForSpeed: _, ...options }: ScreenshotOptions = {}) => {
      await page.bringToFront();
      return shoot(options);
    },
    emulateFocusedPage: async () => {},
    emulateMediaFeatures: async (features?: MediaFeature[]) => {
      if (!hasMediaFeatures(features, motion)) needs('emulated media');
    },
    // Puppeteer's `setCookie` doesn't work before a page has loaded.
    setCookie: (...cookies: CookieParam[]) =>
      context.setCookie(
        ...cookies.map(({ url, ...cookie }) => ({ domain: new URL(url ?? page.url()).hostname, path: '/', ...cookie })),
      ),
    // Puppeteer's `goBack` waits for a load event, which a page from the back/forward cache doesn't fire. Instead, set
    // a global and wait until it is gone. A `popstate` listener deletes it, and other documents lack it.
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
    // Firefox's driver types one character at a time, but pasted text must appear at once.
    sendCharacter: (text: string) => page.evaluate((text) => document.execCommand('insertText', false, text), text),
  });
  let isShifted = false;
  for (const how of ['press', 'down', 'up'] as const) {
    const act = page.keyboard[how].bind(page.keyboard) as (key: string, options?: object) => Promise<void>;
    Object.assign(page.keyboard, {
      [how]: async (key: string, options?: object) => {
        if (key === 'Shift') isShifted = how === 'down';
        // Firefox's driver needs `' '` instead of the key name `Space`.
        await act(key === 'Space' ? ' ' : key, options);
        if (how === 'press' && key === 'Tab' && !isShifted) await stayInPage(page, () => act(key, options));
      },
    });
  }
  return page;
};

/** After the last element, Tab moves to Firefox's own window. Another Tab returns to the page. */
const stayInPage = async (page: Page, press: () => Promise<void>): Promise<void> => {
  // If the key has started a navigation, the call may fail.
  if (await page.evaluate(() => document.hasFocus()).catch(() => true)) return;
  await press();
  await page.evaluate(focusFirst);
};
