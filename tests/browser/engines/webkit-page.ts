import type { MediaFeature, Page } from 'puppeteer';
import { forceFrames } from './force-frames';
import { hasMediaFeatures } from './has-media-features';
import { type Ability, needs } from './needs';
import type { Motion } from './pages';
import type { ConsoleEntry } from './record-console';
import type { ProxyAnswer } from './script-proxy';
import { WebKitElement } from './webkit-element';
import { webkitInput } from './webkit-input';
import type { WebKitWindow, Work } from './webkit-window';

interface Waiting {
  readonly timeout?: number;
  readonly visible?: boolean;
  readonly hidden?: boolean;
  readonly waitUntil?: string | readonly string[];
}

/** Classic WebDriver doesn't support these methods. Tests that need one must call `needs` with its ability. */
const lacking: Readonly<Record<string, Ability>> = {
  createCDPSession: 'DevTools protocol',
  metrics: 'heap counts',
  emulateCPUThrottling: 'DevTools protocol',
  emulateNetworkConditions: 'DevTools protocol',
  setOfflineMode: 'offline mode',
  setUserAgent: 'other user agent',
  setBypassCSP: 'DevTools protocol',
  setRequestInterception: 'intercepted requests',
  emulateMediaType: 'emulated media',
  setCacheEnabled: 'DevTools protocol',
  waitForNetworkIdle: 'events of the browser',
  waitForRequest: 'events of the browser',
  browserContext: 'several windows',
};
let count = 0;

/** Implements the members of puppeteer's `Page` that the tests use. */
export const webkitPage = (window: WebKitWindow, motion?: Motion): Page => {
  const input = webkitInput(window);
  let size: { readonly width: number; readonly height: number } | null = null;
  const listeners: { name: string; listen: (value: unknown) => void }[] = [];
  const emit = (name: string, value: unknown) => {
    for (const one of listeners) if (one.name === name) one.listen(value);
  };
  window.proxy.onAnswer = (answer) => emit('response', answer);
  const exposed = new Map<string, (...given: unknown[]) => unknown>();
  window.onConsoleEntry = ({ type, text }: ConsoleEntry) => {
    if (type === 'pageerror') emit(type, text);
    else if (type === 'call') {
      const { name, given } = JSON.parse(text) as { name: string; given: unknown[] };
      exposed.get(name)?.(...given);
    } else emit('console', { type: () => type, text: () => text });
  };

  const poll = async (work: Work, given: unknown[], timeout: number, what: string) => {
    for (const end = Date.now() + timeout; ; ) {
      try {
        const kept = await window.store(work, given);
        if (kept.truthy) return new WebKitElement(window, input, kept);
      } catch (error) {
        // Navigation has replaced the document. Try again in the new one.
        if (!/navigat|javascript error|unload|no such|Unhandled/i.test(String(error))) throw error;
      }
      if (Date.now() > end) throw new Error(`Waiting failed: ${timeout}ms exceeded: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const leave = async (act: () => Promise<unknown>, { waitUntil = 'load', timeout = 30_000 }: Waiting = {}) => {
    const mark = `left${++count}`;
    const before = await window.run(
      ((mark: string) => {
        Object.assign(globalThis, { [mark]: true });
        return location.href;
      }) as Work,
      [mark],
    );
    await act();
    const state = `${waitUntil}`.includes('domcontentloaded') ? /interactive|complete/ : /complete/;
    await poll(
      // Wait for another document or URL. A named element may hide `readyState`, so use the prototype's getter.
      ((mark: string, state: string, before: string) => {
        const readyState = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')?.get;
        return (!(mark in globalThis) || location.href !== before) && RegExp(state).test(readyState?.call(document));
      }) as Work,
      [mark, state.source, before],
      timeout,
      'navigation',
    );
  };
  const step = (way: 'back' | 'forward') =>
    window.run(((way: 'back' | 'forward') => void setTimeout(() => history[way]())) as Work, [way]);
  const must = async (selector: string) => {
    const found = await WebKitElement.find(window, input, selector);
    if (!found) throw new Error(`failed to find element matching selector "${selector}"`);
    return found;
  };

  const page = {
    ...input,
    url: () => window.url,
    on: (name: string, listen: (value: unknown) => void) => {
      if (!/^(console|pageerror|response)$/.test(name)) needs('events of the browser');
      listeners.push({ name, listen });
    },
    evaluate: (work: Work, ...given: unknown[]) => window.run(work, given),
    evaluateHandle: async (work: Work, ...given: unknown[]) =>
      new WebKitElement(window, input, await window.store(work, given)),
    $: (selector: string) => WebKitElement.find(window, input, selector),
    $$: (selector: string) => WebKitElement.findAll(window, input, selector),
    $eval: async (selector: string, work: Work, ...given: unknown[]) => (await must(selector)).evaluate(work, ...given),
    $$eval: async (selector: string, work: Work, ...given: unknown[]) => {
      // Find all elements in a single call, because some may be removed between two calls.
      const list = `(selector) => window[Symbol.for('tests')].all(selector, document)`;
      return window.run(work, [new WebKitElement(window, input, await window.store(list, [selector])), ...given]);
    },
    click: async (selector: string, options?: object) => (await must(selector)).click(options),
    hover: async (selector: string) => (await must(selector)).hover(),
    focus: async (selector: string) => (await must(selector)).focus(),
    type: async (selector: string, text: string) => (await must(selector)).type(text),
    select: async (selector: string, ...values: string[]) => (await must(selector)).select(...values),
    waitForFunction: (work: Work, { timeout = 30_000 }: Waiting = {}, ...given: unknown[]) =>
      poll(work, given, timeout, `${work}`),
    waitForSelector: async (selector: string, { visible, hidden, timeout = 30_000 }: Waiting = {}) => {
      for (const end = Date.now() + timeout; ; ) {
        const found = await WebKitElement.find(window, input, selector).catch(() => null);
        const isSeen = found && (visible || hidden ? await found.isVisible() : true);
        if (hidden ? !isSeen : isSeen) return found;
        if (Date.now() > end) throw new Error(`Waiting for selector \`${selector}\` failed`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    waitForResponse: (wanted: (answer: ProxyAnswer) => boolean, { timeout = 30_000 }: Waiting = {}) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`No such response within ${timeout} ms`)), timeout);
        page.on('response', (answer) => {
          if (!wanted(answer as ProxyAnswer)) return;
          clearTimeout(late);
          resolve(answer);
        });
      }),
    waitForNavigation: (options?: Waiting) => leave(async () => {}, options),
    goto: (url: string, options?: Waiting) => leave(() => window.send('POST', '/url', { url }), options),
    reload: (options?: Waiting) => leave(() => window.send('POST', '/refresh'), options),
    // The driver's `back` and `forward` commands hang for navigations within a document.
    goBack: (options?: Waiting) => leave(() => step('back'), options),
    goForward: (options?: Waiting) => leave(() => step('forward'), options),
    title: () => window.run('document.title', []),
    content: () => window.run('document.documentElement.outerHTML', []),
    screenshot: async () => {
      const moving = { kept: await window.store(forceFrames as Work, []) };
      try {
        return Buffer.from((await window.send('GET', '/screenshot')) as string, 'base64');
      } finally {
        await window.run(((undo: () => void) => undo()) as Work, [moving]);
      }
    },
    viewport: () => size,
    setViewport: async ({ width, height }: { width: number; height: number }) => {
      size = { width, height };
      const fits = ((width: number, height: number) => innerWidth === width && innerHeight === height) as Work;
      // While the window is being resized, the frame's size is wrong.
      for (let attempt = 0; attempt < 3; attempt++) {
        const frame = (await window.run('[outerWidth - innerWidth, outerHeight - innerHeight]', [])) as number[];
        const rect = { width: width + (frame[0] ?? 0), height: height + (frame[1] ?? 0) };
        await window.send('POST', '/window/rect', rect);
        const isFitting = await poll(fits, [width, height], 2000, 'viewport').then(
          () => true,
          () => false,
        );
        if (isFitting) return;
      }
    },
    setCookie: async (...cookies: { name: string; value: string; url: string }[]) => {
      for (const { name, value, url } of cookies) {
        const { hostname } = new URL(url);
        window.proxy.cookies.set(hostname, [...(window.proxy.cookies.get(hostname) ?? []), `${name}=${value}`]);
      }
    },
    evaluateOnNewDocument: async (work: Work, ...given: unknown[]) => {
      const identifier = `${++count}`;
      const script = typeof work === 'string' ? work : `(${work})(${given.map((one) => JSON.stringify(one)).join()})`;
      window.proxy.scripts.set(identifier, script);
      return { identifier };
    },
    removeScriptToEvaluateOnNewDocument: async (identifier: string) => {
      window.proxy.scripts.delete(identifier);
    },
    // In the page, the exposed function only records its arguments. `call` receives them after the next command.
    exposeFunction: async (name: string, call: (...given: unknown[]) => unknown) => {
      exposed.set(name, call);
      window.proxy.scripts.set(
        name,
        `window[${JSON.stringify(name)}] = (...given) => void window[Symbol.for('console-entries')].push({ type: 'call', text: JSON.stringify({ name: ${JSON.stringify(name)}, given }) })`,
      );
    },
    addScriptTag: ({ content }: { content: string }) =>
      window.run(
        ((content: string) => {
          document.head.append(Object.assign(document.createElement('script'), { textContent: content }));
        }) as Work,
        [content],
      ),
    addStyleTag: ({ content }: { content: string }) =>
      window.run(
        ((content: string) => {
          document.head.append(Object.assign(document.createElement('style'), { textContent: content }));
        }) as Work,
        [content],
      ),
    emulateFocusedPage: async () => {},
    emulateMediaFeatures: async (features?: MediaFeature[]) => {
      if (!hasMediaFeatures(features, motion)) needs('emulated media');
    },
    bringToFront: async () => {},
    isClosed: () => false,
    close: () => window.end(),
    ...Object.fromEntries(Object.entries(lacking).map(([name, ability]) => [name, () => needs(ability)])),
    get accessibility() {
      return needs('accessibility tree');
    },
    get touchscreen() {
      return needs('touches');
    },
  };
  // If a test uses a member that isn't implemented, it fails with the member's name.
  return page as unknown as Page;
};
