import { PNG } from 'pngjs';
import type { ConsoleMessageType, HTTPRequest, Page } from 'puppeteer';
import { collectGarbage } from './collect-garbage';
import type { Box } from './crop';
import { crop } from './crop';
import { engine } from './engines/engine';
import { renderingProblem } from './is-rendering';

export interface RequestRecord {
  readonly url: string;
  /** The path with the query. */
  readonly path: string;
  readonly method: string;
  /** `script`, `stylesheet`, `fetch`, `image`, … */
  readonly type: string;
  /** Undefined until a response arrives, and for failed requests. */
  status?: number;
  failed?: string;
}

/** Counts of what the page still references after a garbage collection. */
export interface RetainedObjects {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export class OpenedPage {
  readonly requests: RequestRecord[] = [];
  readonly console: { type: ConsoleMessageType; text: string }[] = [];
  readonly errors: string[] = [];
  readonly #open = new Set<HTTPRequest>();

  constructor(
    readonly page: Page,
    onRequest?: (request: HTTPRequest) => void,
  ) {
    const seen = new WeakMap<HTTPRequest, RequestRecord>();
    page.on('console', (message) => this.console.push({ type: message.type(), text: message.text() }));
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // Firefox reports blocked files and policy violations as script errors. Treat them as console messages, because
      // no script threw them.
      if (
        /hashes in the integrity attribute match|because of a disallowed MIME type|was blocked due to MIME type|^Error: (downloadable font|Content-Security-Policy): /.test(
          text,
        )
      )
        this.console.push({ type: 'error', text });
      else this.errors.push(text);
    });
    // With other engines, the server records the requests.
    if (engine !== 'chromium') {
      if (onRequest) page.on('request', onRequest);
      return;
    }
    page.on('request', (request) => {
      // Ignore data URLs and the favicon, which the browser requests by itself.
      if (!/^https?:/.test(request.url()) || request.url().endsWith('/favicon.ico')) return;
      const { pathname, search } = new URL(request.url());
      const one: RequestRecord = {
        url: request.url(),
        path: pathname + search,
        method: request.method(),
        type: request.resourceType(),
      };
      this.requests.push(one);
      this.#open.add(request);
      seen.set(request, one);
      onRequest?.(request);
    });
    page.on('response', (response) => {
      const request = response.request();
      const one = seen.get(request);
      if (one) one.status = response.status();
      // After a navigation, pending requests of the previous document never end, so forget them.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.#open.clear();
        this.#open.add(request);
      }
      // If nobody reads a response's body, the request never finishes, so don't wait for it.
      if (!response.ok() || request.resourceType() === 'fetch') this.#open.delete(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => {
      this.#open.delete(request);
      const one = seen.get(request);
      if (one) one.failed = request.failure()?.errorText ?? 'failed';
    });
  }

  /** The path includes the query. */
  sent(path: RegExp): RequestRecord[] {
    return this.requests.filter((request) => path.test(request.path));
  }

  consoleMessages(type: ConsoleMessageType, text = /./): string[] {
    return this.console.filter((one) => one.type === type && text.test(one.text)).map((one) => one.text);
  }

  /**
   * Waits for the widgets. Scrolls lazy ones into view, then resets the scroll position and every carousel. Ignores
   * widgets in closed panels, which load when the panel opens.
   */
  async waitForMounted(selector = '[data-widget]'): Promise<void> {
    await this.waitForState('mounted', selector, true);
    await this.page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
    await this.page.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-widget=carousel][data-widget-state=mounted]')].every((carousel) => {
          const row = carousel.shadowRoot?.querySelector('[aria-live]');
          if (row?.scrollLeft) row.scroll({ left: 0, behavior: 'instant' });
          return !row?.scrollLeft && !carousel.firstElementChild?.hasAttribute('inert');
        }),
      { polling: 100, timeout: 10_000 },
    );
  }

  /** Waits until at least one widget matches the selector and all matching widgets have the given state. */
  async waitForState(state: string, selector = '[data-widget]', scroll = false): Promise<void> {
    await this.page
      .waitForFunction(
        (selector, state, scroll) => {
          const isClosed = (element: Element) =>
            scroll && !element.getClientRects().length && element.parentElement?.closest('[data-widget-state=mounted]');
          const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !isClosed(element));
          const other = all.find((element) => element.dataset.widgetState !== state);
          if (scroll) other?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return all.length > 0 && !other;
        },
        { timeout: 10_000 },
        selector,
        state,
        scroll,
      )
      .catch(async (error: unknown) => {
        const states = await this.page.$$eval(selector, (elements) =>
          elements.map(
            (element) => `${element.getAttribute('data-widget')}: ${element.getAttribute('data-widget-state')}`,
          ),
        );
        const problem = await renderingProblem(this.page);
        throw new Error(
          `not all of ${selector} are ${state}: ${states.join(', ') || 'there are none'}.${problem} Console: ${JSON.stringify(this.console)}`,
          { cause: error },
        );
      });
  }

  /**
   * Waits for all responses and two idle frames. Call it before asserting that something doesn't happen. Fails if a
   * request gets no response within 25 s.
   */
  async waitForIdle(): Promise<void> {
    // In other engines, the server records the requests.
    const isWaiting = () =>
      engine === 'chromium'
        ? this.#open.size > 0
        : this.requests.some(({ status, failed }) => status === undefined && failed === undefined);
    const end = Date.now() + 25_000;
    for (let sent = -1; sent !== this.requests.length || isWaiting(); ) {
      if (Date.now() > end) throw new Error(`never quiet: ${[...this.#open].map((request) => request.url())}`);
      sent = this.requests.length;
      await this.page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve));
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        // An element named `requestIdleCallback` may hide the function.
        const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : requestAnimationFrame;
        await new Promise((resolve) => whenIdle(resolve));
      });
    }
  }

  /**
   * Waits for images, fonts and finite animations, and then for two frames.
   *
   * @param hasFont pass false for a prerendered page without a heading font
   */
  async waitForRendering(hasFont = true): Promise<void> {
    await this.page.evaluate(async (hasFont) => {
      const within = <T>(what: string, wait: Promise<T>) =>
        Promise.race([
          wait,
          new Promise((_, fail) => setTimeout(() => fail(new Error(`${what}: not settled within 10 s`)), 10_000)),
        ]);
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots) {
        for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
      }
      const frames = () =>
        within('two frames', new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await frames();
      for (const image of roots.flatMap((root) => [...root.querySelectorAll('img')])) {
        image.loading = 'eager';
        await within(
          image.src,
          image.decode().catch(() => {}),
        );
      }
      // Get all promises first: a cancelled animation replaces its `finished` promise with one that may never settle.
      const ends = roots
        .flatMap((root) => root.getAnimations())
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished);
      await within('the animations', Promise.allSettled(ends));
      // The browser requests a font in the first frame that needs it. Before that, `document.fonts.ready` doesn't wait
      // for it.
      await frames();
      await within('fonts', document.fonts.ready);
      // The heading font is registered soon after its file has loaded. If it isn't, it was blocked or came too late.
      const hasLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('.woff2'));
      const isRegistered = () => [...document.fonts].some(({ family }) => family.includes('Cobble'));
      for (let attempts = 0, after = 0; hasFont && !isRegistered() && attempts < 500 && after < 25; attempts++) {
        if (!document.querySelector('[data-widget-state=mounted]')) break;
        if (hasLoaded()) after++;
        await new Promise((done) => setTimeout(done, 20));
      }
      await frames();
    }, hasFont);
  }

  /**
   * Takes a screenshot with one pixel per CSS pixel.
   *
   * @param box the part of the viewport to capture. Default: all
   */
  async screenshot(box?: Box): Promise<PNG> {
    // Crop the screenshot here, because the browser's clip is wrong in right-to-left pages.
    const whole = PNG.sync.read(
      Buffer.from(await this.page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true })),
    );
    return box ? crop(whole, box) : whole;
  }

  /** Counts nodes and listeners, including detached ones. */
  async countRetained(): Promise<RetainedObjects> {
    const client = await this.page.createCDPSession();
    let held: RetainedObjects | undefined;
    await collectGarbage(client, async () => {
      const { Nodes, JSEventListeners, Documents } = await this.page.metrics();
      held = { nodes: Nodes!, listeners: JSEventListeners!, documents: Documents! };
      return held.nodes;
    });
    await client.detach();
    return held!;
  }
}
