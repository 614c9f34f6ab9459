import type { Page } from 'puppeteer';
import { OpenedPage } from './opened-page';

interface Current {
  readonly page: Page;
  readonly path: string;
  /** Identifies the document: each navigation has a different value. */
  readonly timeOrigin: number;
}

/** The two parts of a test's HTML: `head` ends with the tag and is shared by tests, `body` is the test's own. */
export interface SplitHtml {
  readonly head: string;
  readonly body: string;
}

/** Splits a fragment after the tag. Returns undefined for a whole document, or if the rest has scripts or styles. */
export const splitAtTag = (html: string): SplitHtml | undefined => {
  const [, head, body] = /^((?:<script\b[^]*?<\/script>)+)([^]*)$/.exec(html) ?? [];
  if (!head?.includes('/cobble.js"') || body === undefined || /<(?:!doctype|html|head|script|style)\b/i.test(body))
    return undefined;
  return { head, body };
};

/**
 * A document that a file's component tests share. Loading a page takes a hundred times as long as mounting a component.
 */
export class SharedDocument {
  current: Current | undefined;
  #head = '';

  has(head: string): boolean {
    return this.current !== undefined && this.#head === head;
  }

  async store(page: Page, head: string, path: string): Promise<void> {
    this.#head = head;
    this.current = { page, path, timeOrigin: await page.evaluate(() => performance.timeOrigin) };
  }

  /**
   * Shows the HTML, and starts a new record of requests and messages.
   *
   * @param prepare sets viewport and media features
   */
  async show(body: string, prepare: (page: Page) => Promise<void>): Promise<OpenedPage> {
    const { page } = this.current!;
    const opened = new OpenedPage(page);
    await prepare(page);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, body);
    return opened;
  }

  /** @returns the page if the test has left the shared document; otherwise undefined */
  async clear(): Promise<Page | undefined> {
    if (!this.current) return undefined;
    const { page, path, timeOrigin } = this.current;
    const isSame = await page.evaluate(emptyDocument, path, timeOrigin).catch(() => false);
    if (!isSame) return this.release();
    for (const event of ['console', 'pageerror', 'request', 'response', 'requestfailed'] as const)
      page.removeAllListeners(event);
    await page.mouse.reset();
    await page.mouse.move(0, 0);
    return undefined;
  }

  release(): Page | undefined {
    const page = this.current?.page;
    this.current = undefined;
    return page;
  }
}

/** Runs in the page. */
const emptyDocument = async (path: string, timeOrigin: number): Promise<boolean> => {
  if (performance.timeOrigin !== timeOrigin) return false;
  const { body, documentElement: root } = document;
  body.replaceChildren();
  for (const element of [body, root])
    for (const { name } of [...element.attributes]) if (name !== 'lang') element.removeAttribute(name);
  for (const element of root.children) if (element !== document.head && element !== body) element.remove();
  history.replaceState(null, '', path);
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  localStorage.clear();
  sessionStorage.clear();
  // Widgets that are removed from the document unmount in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { events } = window as { events?: unknown[] };
  if (events) events.length = 0;
  return true;
};
