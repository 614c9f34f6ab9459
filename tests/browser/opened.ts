import { PNG } from 'pngjs';
import type { ConsoleMessageType, HTTPRequest, Page } from 'puppeteer';
import type { Box } from './crop';
import { crop } from './crop';
import { engine } from './engines/engine';

/** One request of a page, in order of sending. */
export interface Seen {
  readonly url: string;
  /** Path with query. */
  readonly path: string;
  readonly method: string;
  /** `script`, `stylesheet`, `fetch`, `image`, … */
  readonly type: string;
  /** Undefined until it is answered, and for a failed one. */
  status?: number;
  failed?: string;
}

/** What a page holds, by the browser's own count, after a garbage collection. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** An open page and what has been seen of it. */
export class Opened {
  readonly requests: Seen[] = [];
  readonly console: { type: ConsoleMessageType; text: string }[] = [];
  /** Uncaught errors and rejections. */
  readonly errors: string[] = [];
  /** Requests whose answer hasn't come to its end. */
  readonly #open = new Set<HTTPRequest>();

  constructor(
    readonly page: Page,
    onRequest?: (request: HTTPRequest) => void,
  ) {
    const seen = new WeakMap<HTTPRequest, Seen>();
    page.on('console', (message) => this.console.push({ type: message.type(), text: message.text() }));
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // What Firefox says when it refuses a file, or obeys a policy, comes as an error of a script; none has thrown it.
      if (
        /hashes in the integrity attribute match|because of a disallowed MIME type|was blocked due to MIME type|^Error: (downloadable font|Content-Security-Policy): /.test(
          text,
        )
      )
        this.console.push({ type: 'error', text });
      else this.errors.push(text);
    });
    // Of the others the server keeps the log.
    if (engine !== 'chromium') {
      if (onRequest) page.on('request', onRequest);
      return;
    }
    page.on('request', (request) => {
      // Neither is the page's doing: data URLs, and the icon that the browser asks for by itself.
      if (!/^https?:/.test(request.url()) || request.url().endsWith('/favicon.ico')) return;
      const { pathname, search } = new URL(request.url());
      const one: Seen = {
        url: request.url(),
        path: pathname + search,
        method: request.method(),
        type: request.resourceType(),
      };
      this.requests.push(one);
      // What the page before still waited for gets no end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#open.clear();
      this.#open.add(request);
      seen.set(request, one);
      onRequest?.(request);
    });
    page.on('response', (response) => {
      const request = response.request();
      const one = seen.get(request);
      if (one) one.status = response.status();
      // An answer whose body nobody reads has no end.
      if (!response.ok() || request.resourceType() === 'fetch') this.#open.delete(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => {
      this.#open.delete(request);
      const one = seen.get(request);
      if (one) one.failed = request.failure()?.errorText ?? 'failed';
    });
  }

  /** Requests whose path with query matches. */
  sent(path: RegExp): Seen[] {
    return this.requests.filter((request) => path.test(request.path));
  }

  /** Console messages of the type whose text matches. */
  said(type: ConsoleMessageType, text = /./): string[] {
    return this.console.filter((one) => one.type === type && text.test(one.text)).map((one) => one.text);
  }

  /**
   * Waits until every widget that matches is mounted. Each that waits for it is scrolled into view; in the end the page
   * is back at its top, and each carousel at its first slide. What stands in a closed panel is not waited for: it loads
   * when the panel opens.
   */
  async mounted(selector = '[data-widget]'): Promise<void> {
    await this.inState('mounted', selector, true);
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

  /** Waits until there is a widget that matches and all of them are in the state. */
  async inState(state: string, selector = '[data-widget]', scroll = false): Promise<void> {
    await this.page
      .waitForFunction(
        (selector, state, scroll) => {
          const shut = (element: Element) =>
            scroll && !element.getClientRects().length && element.parentElement?.closest('[data-widget-state=mounted]');
          const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !shut(element));
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
        throw new Error(
          `not all of ${selector} are ${state}: ${states.join(', ') || 'there are none'}. Console: ${JSON.stringify(this.console)}`,
          { cause: error },
        );
      });
  }

  /**
   * Waits until every request is answered and the page has been idle for two frames without sending another. Call it
   * before an assertion that something does not happen. A request that never gets an answer keeps it waiting.
   */
  async quiet(): Promise<void> {
    // Elsewhere the server's log says it.
    const isWaiting = () =>
      engine === 'chromium'
        ? this.#open.size > 0
        : this.requests.some(({ status, failed }) => status === undefined && failed === undefined);
    for (let sent = -1; sent !== this.requests.length || isWaiting(); ) {
      sent = this.requests.length;
      await this.page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve));
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        // An element of the page may have its name.
        const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : requestAnimationFrame;
        await new Promise((resolve) => whenIdle(resolve));
      });
    }
  }

  /**
   * Fonts are there, pictures are decoded, running animations are over, and a frame with all that was drawn.
   *
   * @param hasFace a page that was drawn before and links no heading face gets none, and is not to wait for it
   */
  async settled(hasFace = true): Promise<void> {
    await this.page.evaluate(async (hasFace) => {
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
      // All at once: one that is cancelled meanwhile gets a new `finished`, which nothing may ever settle.
      const ends = roots
        .flatMap((root) => root.getAnimations())
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished);
      await within('the animations', Promise.allSettled(ends));
      // A face is asked for by the frame that first needs it; only then `ready` waits for it.
      await frames();
      await within('fonts', document.fonts.ready);
      // The heading face is fetched, and is among the fonts soon after it has come. Kept from coming, or too late for
      // this page, it is not waited for.
      const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('.woff2'));
      const isThere = () => [...document.fonts].some(({ family }) => family.includes('Cobble'));
      for (let tries = 0, after = 0; hasFace && !isThere() && tries < 500 && after < 25; tries++) {
        if (!document.querySelector('[data-widget-state=mounted]')) break;
        if (hasCome()) after++;
        await new Promise((done) => setTimeout(done, 20));
      }
      await frames();
    }, hasFace);
  }

  /**
   * A picture of the viewport, a pixel for each CSS pixel.
   *
   * @param box only this part of the viewport
   */
  async picture(box?: Box): Promise<PNG> {
    // Cut out here: the browser's own clip goes wrong in right-to-left pages.
    const whole = PNG.sync.read(
      Buffer.from(await this.page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true })),
    );
    return box ? crop(whole, box) : whole;
  }

  /** Nodes and listeners that the page holds, detached ones too. */
  async held(): Promise<Held> {
    const client = await this.page.createCDPSession();
    let held: Held | undefined;
    // What a collection frees lets the next one free more.
    for (let before = Infinity; (held?.nodes ?? 0) < before; ) {
      before = held?.nodes ?? before;
      await client.send('HeapProfiler.collectGarbage');
      const { Nodes, JSEventListeners, Documents } = await this.page.metrics();
      held = { nodes: Nodes!, listeners: JSEventListeners!, documents: Documents! };
    }
    await client.detach();
    return held!;
  }
}
