import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { CDPSession, HTTPRequest, Page, PuppeteerLifeCycleEvent } from 'puppeteer';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningServer } from '../../examples/sandbox/server';
import { startServer } from '../../examples/sandbox/server';
import { engine } from './engines/engine';
import { forbidScripts } from './engines/forbid-scripts';
import { isBlocked } from './engines/is-blocked';
import type { Pages } from './engines/pages';
import { pagesOfEngine } from './engines/pages-of-engine';
import { logRequest } from './engines/request-log';
import { timeLimit } from './engines/time-limit';
import type { Fault } from './faults';
import { Faults } from './faults';
import { OpenedPage } from './opened-page';
import { SharedDocument, type SplitHtml, splitAtTag } from './shared-document';

export interface PageOptions {
  /** The viewport in CSS pixels. Default: 1280 x 900. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly cookies?: Readonly<Record<string, string>>;
  /** URLs to block, as an ad blocker does; `*` is a wildcard. */
  readonly blocked?: readonly string[];
  /** Faults that are active until the end of the test. */
  readonly faults?: readonly Fault[];
  readonly onRequest?: (request: HTTPRequest) => void;
  /**
   * The host name in the URL. Any name under `.test` also reaches this server, as another origin that isn't a secure
   * context. Default: 127.0.0.1.
   */
  readonly host?: string;
  /** Media features: `{ 'prefers-reduced-motion': 'reduce' }`. */
  readonly media?: Readonly<Record<string, string>>;
  readonly before?: (page: Page) => unknown;
  /** The event to wait for. Default: `load`, which never fires if a script gets no response. */
  readonly until?: PuppeteerLifeCycleEvent;
}

export interface PageWithOptions extends PageOptions {
  readonly headers?: OutgoingHttpHeaders;
  /** The path of the page. Default: a unique one. */
  readonly path?: string;
}

export interface Harness {
  /** Returns the server's origin, `http://HOST:PORT`. Default host: 127.0.0.1. */
  origin(host?: string): string;
  /** Opens a page of the example server without cookies, storage and cache. */
  openPage(path: string, options?: PageOptions): Promise<OpenedPage>;
  /** Serves the HTML at a unique URL and opens it. A fragment is wrapped in a document. */
  pageWith(html: string, options?: PageWithOptions): Promise<OpenedPage>;
  /** Serves a string from memory. The path's extension sets the media type. */
  publish(path: string, body: string, headers?: OutgoingHttpHeaders): void;
  faults(faults: readonly Fault[]): void;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

export interface HarnessOptions {
  /**
   * For component tests in Chromium. `pageWith` reuses one document for HTML fragments, if the call sets only viewport
   * and media features.
   */
  readonly sharesDocument?: boolean;
  /** The folder of the build. Default: the project's `dist`. */
  readonly dist?: string;
  /** Prepares each page before its first script runs. */
  readonly before?: (page: Page) => unknown;
}

const isPlain = ({ media: _, viewport, ...others }: PageOptions): boolean =>
  Object.keys(others).length === 0 &&
  Object.keys(viewport ?? {}).every((name) => name === 'width' || name === 'height');

/**
 * Call this function once at the top of a browser test file. Each file has its own server, so that its changes to the
 * sandbox affect no other file. All files share the browser and its pages. Pages and faults are reset after each test.
 */
export const harness = ({ sharesDocument = false, dist, before }: HarnessOptions = {}): Harness => {
  const faults = new Faults();
  const published = new Map<string, { body: string; headers: OutgoingHttpHeaders }>();
  const open: Page[] = [];
  const shared = new SharedDocument();
  const blocking: CDPSession[] = [];
  let pool: Pages | undefined;
  let last: OpenedPage | undefined;
  let blocked: readonly string[] = [];
  let isWithoutScript = false;
  let server: RunningServer | undefined;

  timeLimit();
  beforeAll(async () => {
    pool = await pagesOfEngine();
    server = await startServer({
      port: 0,
      dist,
      allowedHosts: ['.test'],
      showSecrets: true,
      before: async (req, res) => {
        if (engine !== 'chromium') {
          if (isBlocked(blocked, `http://${req.headers.host}${req.url}`)) return !!res.destroy();
          logRequest(req, res, (one) => last?.requests.push(one));
          if (isWithoutScript) forbidScripts(res);
        }
        if (await faults.answer(req, res)) return true;
        const page = published.get(new URL(req.url!, 'http://localhost').pathname);
        if (page) res.writeHead(200, page.headers).end(page.body);
        return !!page;
      },
    });
  });

  afterEach(async ({ task }) => {
    faults.set([]);
    blocked = [];
    isWithoutScript = false;
    // A DevTools session blocks URLs until it is detached.
    await Promise.all(blocking.splice(0).map((session) => session.detach()));
    const hasFailed = task.result?.state === 'fail';
    const left = hasFailed ? shared.release() : await shared.clear();
    await Promise.all([...open.splice(0), ...(left ? [left] : [])].map((page) => pool!.takeBack(page, hasFailed)));
  });

  afterAll(async () => {
    const page = shared.release();
    if (page) await pool?.takeBack(page);
    await server?.close();
    await pool?.close();
  });

  const origin = (host = '127.0.0.1') => `http://${host}:${server!.port}`;

  const publish: Harness['publish'] = (path, body, headers = {}) => {
    const type = types[path.split('.').pop()!] ?? 'text/html';
    published.set(path, {
      body,
      headers: { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store', ...headers },
    });
  };

  const openPage: Harness['openPage'] = async (path, options = {}) => {
    if (options.faults) faults.set(options.faults);
    const page = await pool!.acquire(options.media?.['prefers-reduced-motion'] === 'reduce' ? 'reduce' : undefined);
    open.push(page);
    if (engine !== 'chromium')
      Object.assign(page, {
        setJavaScriptEnabled: async (isEnabled: boolean) => {
          isWithoutScript = !isEnabled;
        },
      });
    const opened = new OpenedPage(page, options.onRequest);
    last = opened;
    await prepare(page, options, origin(options.host));
    if (engine !== 'chromium') blocked = options.blocked ?? [];
    else if (options.blocked) blocking.push(await block(page, options.blocked));
    await before?.(page);
    await options.before?.(page);
    await page.goto(origin(options.host) + path, { waitUntil: options.until ?? 'load' });
    return opened;
  };

  /** Shows the HTML in a document of earlier tests with the same head, or in a new one. */
  const showInSharedDocument = async ({ head, body }: SplitHtml, options: PageOptions): Promise<OpenedPage> => {
    if (!shared.has(head)) {
      const left = shared.release();
      if (left) await pool!.takeBack(left);
      const path = `/page/${randomUUID()}`;
      const { page } = await loadPage(head, { path });
      // The page is reused by the next test, so don't close it with the others.
      open.splice(open.indexOf(page), 1);
      await shared.store(page, head, path);
    }
    const opened = await shared.show(body, (page) => prepare(page, options, origin()));
    last = opened;
    return opened;
  };

  const pageWith: Harness['pageWith'] = (html, { headers, path, ...options } = {}) => {
    const split = sharesDocument && engine === 'chromium' && !headers && !path && isPlain(options) && splitAtTag(html);
    return split ? showInSharedDocument(split, options) : loadPage(html, { headers, path, ...options });
  };

  const loadPage = (html: string, { headers, path = `/page/${randomUUID()}`, ...options }: PageWithOptions) => {
    publish(
      path,
      /<html|<!doctype/i.test(html)
        ? html
        : `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Test</title><body>${html}`,
      headers,
    );
    return openPage(path, options);
  };

  return { origin, openPage, pageWith, publish, faults: (list) => faults.set(list) };
};

const prepare = async (page: Page, options: PageOptions, url: string) => {
  await page.setViewport(options.viewport ?? { width: 1280, height: 900 });
  // Several pages are open at once, but each should behave as if it had the focus.
  await page.emulateFocusedPage(true);
  await page.emulateMediaFeatures(Object.entries(options.media ?? {}).map(([name, value]) => ({ name, value })));
  if (options.cookies)
    await page.setCookie(...Object.entries(options.cookies).map(([name, value]) => ({ name, value, url })));
};

const block = async (page: Page, urls: readonly string[]): Promise<CDPSession> => {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: [...urls] });
  return client;
};
