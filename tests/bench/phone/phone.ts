import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '../../browser/launch-browser';
import { makeCertificate } from './certificate';
import { type Network, type Protocol, protocols } from './networks';
import { type ShapedProxy, startShapedProxy } from './shaped-proxy';
import { PAGE, type Site, SiteServer } from './site-server';
import { waterfallOf } from './waterfall';

/** A phone's processor takes four times as long as this machine's. */
const SLOWDOWN = 4;

export interface Place {
  readonly network: Network;
  readonly protocol: Protocol;
}

/** A new visitor, whose tabs share the browser's cache and storage. */
export interface Visitor {
  openTab(): Promise<Page>;
}

/** A browser, a server and the networks between them. */
export class Phone {
  /** Titles of the printed waterfalls. Undefined if none should be printed. */
  readonly #printed: Set<string> | undefined;

  private constructor(
    readonly browser: Browser,
    readonly server: SiteServer,
    readonly ports: ReadonlyMap<Protocol, number>,
    isWaterfall: boolean,
  ) {
    this.#printed = isWaterfall ? new Set() : undefined;
  }

  static async start(isWaterfall: boolean): Promise<Phone> {
    const certificate = makeCertificate();
    const server = new SiteServer(certificate);
    const ports = new Map<Protocol, number>();
    for (const protocol of protocols) ports.set(protocol, await server.listen(protocol));
    const browser = await launchBrowser(
      '--hide-scrollbars',
      // Paint holding may delay the first frame by one or two seconds.
      '--disable-features=PaintHolding',
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    );
    return new Phone(browser, server, ports, isWaterfall);
  }

  /** Visits a site as a new visitor. */
  async visit<Measured>(site: Site, place: Place, use: (visitor: Visitor) => Promise<Measured>): Promise<Measured> {
    this.server.site = site;
    // Each visitor has a new network, which earlier visitors' requests can't slow down.
    const proxy = await startShapedProxy(place.network, this.ports.get(place.protocol)!);
    const context = await this.browser.createBrowserContext();
    try {
      return await use({
        openTab: async () => {
          const page = await context.newPage();
          page.on('pageerror', (error) => console.error(`${site.name}: ${error}`));
          await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
          await page.emulateCPUThrottling(SLOWDOWN);
          await page.goto(addressOf(proxy, place), { waitUntil: 'domcontentloaded' });
          return page;
        },
      });
    } finally {
      await context.close();
      proxy.close();
    }
  }

  async printWaterfall(page: Page, title: string): Promise<void> {
    if (!this.#printed || this.#printed.has(title)) return;
    this.#printed.add(title);
    console.log(`\n${title}\n${await waterfallOf(page)}`);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }
}

const addressOf = ({ port }: ShapedProxy, { protocol }: Place) =>
  `${protocol === 'HTTP/2' ? 'https' : 'http'}://127.0.0.1:${port}${PAGE}`;

export const waitForExpression = async (page: Page, expression: string): Promise<number> => {
  // Polls rarely, because each poll takes time on the page's main thread.
  await page.waitForFunction(`${expression} !== undefined`, { timeout: 60_000, polling: 250 });
  return (await page.evaluate(expression)) as number;
};
