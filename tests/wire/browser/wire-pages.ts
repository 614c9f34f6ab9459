import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Fault } from '../../../examples/sandbox/control/fault';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import type { Pages } from '../../browser/engines/pages';
import { pagesOfEngine } from '../../browser/engines/pages-of-engine';
import { timeLimit } from '../../browser/engines/time-limit';
import type { SignedIn } from '../sign-in';

export type Client =
  /** Cobble's script tag and `cobble.services()`, on the API's own origin. */
  | 'tag'
  /** A page of another origin, without a secure context, that imports `dist/services.js`. */
  | 'module';

export interface HeldReply {
  readonly arrived: Promise<void>;
  release(): void;
}

export interface WirePages {
  /** The sandbox's origin, `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /**
   * Opens a page with the client as `window.client`. The page closes after the current test or, outside of a test,
   * after the last test of the file.
   */
  open(client: Client, session?: SignedIn, settings?: unknown): Promise<Page>;
  reset(...faults: Fault[]): Promise<void>;
  hold(path: RegExp): HeldReply;
  received(): Promise<LoggedRequest[]>;
}

/** Call it at the top of a test file. Each file gets its own server in the shared browser. */
export const wirePages = (): WirePages => {
  let pool: Pages | undefined;
  let server: RunningServer | undefined;
  const [ofTest, ofFile]: [Page[], Page[]] = [[], []];
  let inTest = false;
  const pages = new Map<string, string>();
  let hold: ((path: string) => Promise<void> | undefined) | undefined;

  timeLimit();
  beforeAll(async () => {
    pool = await pagesOfEngine();
    server = await startServer({
      port: 0,
      allowedHosts: ['.test'],
      // Log secrets, too, because the tests check the raw request.
      showSecrets: true,
      before: async (req, res) => {
        await hold?.(req.url!);
        const html = pages.get(req.url!.replace(/\?.*/s, ''));
        if (html) res.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(html);
        return !!html;
      },
    });
  });
  const takeBack = (pages: Page[]) => Promise.all(pages.splice(0).map((page) => pool!.takeBack(page)));
  beforeEach(() => {
    inTest = true;
  });
  afterEach(async () => {
    inTest = false;
    hold = undefined;
    await takeBack(ofTest);
  });
  afterAll(async () => {
    await takeBack(ofFile);
    await server?.close();
    await pool?.close();
  });

  const origin = () => server!.url.slice(0, -1);
  const control = (path: string, body?: unknown) =>
    fetch(`${origin()}/__sandbox/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

  return {
    get origin() {
      return origin();
    },

    async open(client, session, settings = {}) {
      const site = client === 'tag' ? origin() : `http://www.cobble.test:${server!.port}`;
      const path = `/en-us/wire-${pages.size}`;
      const script =
        client === 'tag'
          ? `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script><script src="/dist/realms/cobble.js"></script><script>window.client = cobble.services();</script>`
          : `<script type="module">import { createServices } from '/dist/services.js'; window.client = createServices(${JSON.stringify({ ...(settings as object), api: origin() })});</script>`;
      pages.set(path, `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Wire</title>${script}`);
      const page = await pool!.acquire();
      (inTest ? ofTest : ofFile).push(page);
      if (session) {
        // The storage of an origin is accessible only while one of its pages is open.
        await page.goto(`${site}/examples/pages/art/mark.svg`);
        await page.evaluate(({ storage, cookies }) => {
          for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
          for (const [name, value] of Object.entries(cookies))
            document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
        }, session);
      }
      await page.goto(site + path, { waitUntil: 'load' });
      return page;
    },

    async reset(...faults) {
      await control('reset', {});
      if (faults.length) await control('faults', faults);
    },

    hold(path) {
      let release!: () => void;
      let arrive!: () => void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      hold = (url) => {
        if (!path.test(url)) return undefined;
        arrive();
        return released;
      };
      return { arrived, release };
    },

    received: async () => (await control('requests')).json() as Promise<LoggedRequest[]>,
  };
};
