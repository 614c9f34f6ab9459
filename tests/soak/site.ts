import type { Browser, BrowserContext, Page } from 'puppeteer';
import type { Fault } from '../../examples/sandbox/control/fault';
import type { LoggedRequest } from '../../examples/sandbox/control/request-log';
import type { RunningServer } from '../../examples/sandbox/server';
import { startServer } from '../../examples/sandbox/server';
import { OpenedPage } from '../browser/opened-page';

export interface PlayerState {
  readonly balance: number;
  readonly owned: Readonly<Record<string, { readonly price: number }>>;
  readonly offers: readonly string[];
  readonly capes: readonly string[];
  readonly paused: readonly string[];
  readonly subscriptions: readonly { readonly world?: { readonly daysLeft: number } }[];
}

export class Site {
  #path = '';

  private constructor(
    readonly server: RunningServer,
    readonly context: BrowserContext,
    readonly opened: OpenedPage,
    readonly published: Map<string, string>,
  ) {}

  static async start(browser: Browser): Promise<Site> {
    const published = new Map<string, string>();
    const server = await startServer({
      port: 0,
      before: (req, res) => {
        const html = published.get(req.url!.replace(/\?.*/s, ''));
        if (html !== undefined)
          res.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' }).end(html);
        return html !== undefined;
      },
    });
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateFocusedPage(true);
    // tsx wraps inner functions in a helper that pages lack.
    await page.evaluateOnNewDocument('globalThis.__name ??= (one) => one');
    const opened = new OpenedPage(page);
    // The console would retain the arguments of its messages forever.
    page.on('console', (message) => void Promise.all(message.args().map((arg) => arg.dispose())).catch(() => {}));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    return new Site(server, context, opened, published);
  }

  get page(): Page {
    return this.opened.page;
  }

  get origin(): string {
    return this.server.url.replace(/\/$/, '');
  }

  async faults(list: readonly Fault[]): Promise<void> {
    await this.#control('DELETE', 'faults');
    if (list.length) await this.#control('POST', 'faults', list);
  }

  async reset(): Promise<void> {
    await this.#control('POST', 'reset');
  }

  async requests(): Promise<readonly LoggedRequest[]> {
    return (await this.#control('GET', 'requests')) as readonly LoggedRequest[];
  }

  async player(): Promise<PlayerState | undefined> {
    return ((await this.#control('GET', 'state')) as { players: PlayerState[] }).players[0];
  }

  /** Signs a player in, with the sandbox in its initial state. */
  async visit(path: string, faults: readonly Fault[] = []): Promise<void> {
    this.#path = path;
    await this.page.goto(`${this.origin}/__sandbox/settings.json`);
    await this.reset();
    await this.page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
      const account = { gamertag: 'Pixelfox42', ru: '/', minutes: 600 };
      const { session } = (await (
        await fetch('/__sandbox/sign-in', { method: 'POST', body: JSON.stringify(account) })
      ).json()) as { session: Record<'storage' | 'cookies', Record<string, string>> };
      for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
      for (const [name, value] of Object.entries(session.cookies))
        document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
    });
    await this.faults(faults);
    await this.again();
  }

  /** Reloads the page without clearing its storage. */
  async again(): Promise<void> {
    const { requests, console, errors } = this.opened;
    for (const list of [requests, console, errors]) list.length = 0;
    await this.page.goto(this.origin + this.#path, { waitUntil: 'domcontentloaded' });
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.server.close();
  }

  async #control(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/__sandbox/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${method} /__sandbox/${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
