import type { CDPSession, HTTPRequest, Page } from 'puppeteer';

/** While a script compiles off the main thread, the page looks idle, so check several times. */
const IDLE_TIMES = 3;

/**
 * Counts round trips independently of timing: holds a page's requests and releases all pending ones at once. The
 * browser holds them, because a server receives only six at a time.
 */
export class HeldRequests {
  readonly #open = new Set<HTTPRequest>();
  readonly #held: (() => Promise<unknown>)[] = [];
  readonly #cached = new Set<string>();
  #session: CDPSession | undefined;
  #paths: string[] = [];

  /** Pass this function as `before`. Don't wait for the page's `load` event, which waits for the requests. */
  readonly hold = async (page: Page): Promise<void> => {
    page.on('request', (request) => this.#open.add(request));
    // A prefetched file's request only finishes when the page reads the response.
    page.on(
      'response',
      (response) => response.request().resourceType() === 'fetch' && this.#open.delete(response.request()),
    );
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    const session = await page.createCDPSession();
    this.#session = session;
    session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
      const release = () => session.send('Fetch.continueRequest', { requestId });
      const { pathname } = new URL(request.url);
      if (resourceType === 'Document' || this.#cached.has(pathname)) return void release();
      this.#paths.push(pathname);
      this.#held.push(release);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  };

  /**
   * Releases the held requests until the page is done and idle.
   *
   * @returns the number of round trips, and the requests' paths
   */
  async release(page: Page, isDone: () => Promise<boolean>): Promise<{ roundTrips: number; paths: string[] }> {
    for (let roundTrips = 0; ; ) {
      await this.#untilIdle(page);
      if (this.#held.length > 0) {
        roundTrips++;
        await Promise.all(this.#held.splice(0).map((release) => release()));
      } else if (await isDone()) return { roundTrips, paths: this.#paths.splice(0) };
    }
  }

  /** Stops holding and counting these files, because the browser's cache has them. */
  cache(paths: readonly string[]): void {
    for (const path of paths) this.#cached.add(path);
  }

  async stop(): Promise<void> {
    await this.#session?.detach();
  }

  async #untilIdle(page: Page): Promise<void> {
    for (let idle = 0; idle < IDLE_TIMES; idle++) {
      const sent = this.#paths.length;
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
      if (sent !== this.#paths.length || this.#open.size > this.#held.length) idle = -1;
    }
  }
}
