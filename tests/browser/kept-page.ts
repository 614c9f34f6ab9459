import type { Page } from 'puppeteer';
import { Opened } from './opened';

/** What one test after another shows in the same document. */
interface Kept {
  readonly page: Page;
  readonly path: string;
  /** The moment at which the document began: another one has another. */
  readonly timeOrigin: number;
}

/** The HTML of a test: what stands up to the tag, and what only this test shows. */
export interface SplitHtml {
  readonly head: string;
  readonly body: string;
}

/** Splits a fragment behind its tag; undefined for a whole document, and where the rest has scripts or styles. */
export const splitAtTag = (html: string): SplitHtml | undefined => {
  const [, head, body] = /^((?:<script\b[^]*?<\/script>)+)([^]*)$/.exec(html) ?? [];
  if (!head?.includes('/cobble.js"') || body === undefined || /<(?:!doctype|html|head|script|style)\b/i.test(body))
    return undefined;
  return { head, body };
};

/**
 * The document in which a file's tests show one piece of HTML after another. To load a page takes a browser a hundred
 * times as long as to mount a component, so tests of components share a document, and tests of loading don't.
 */
export class KeptPage {
  #kept: Kept | undefined;
  #head = '';

  /** Whether a test with this head can be shown in the document that is open. */
  has(head: string): boolean {
    return this.#kept !== undefined && this.#head === head;
  }

  /** Keeps a page that has loaded with nothing behind its head. */
  async keep(page: Page, head: string, path: string): Promise<void> {
    this.#head = head;
    this.#kept = { page, path, timeOrigin: await page.evaluate(() => performance.timeOrigin) };
  }

  /**
   * Shows a test's HTML. Its record of requests and messages begins here.
   *
   * @param prepare sets the window's size and the media features
   */
  async show(body: string, prepare: (page: Page) => Promise<void>): Promise<Opened> {
    const { page } = this.#kept!;
    const opened = new Opened(page);
    await prepare(page);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, body);
    return opened;
  }

  /**
   * Empties the document for the next test.
   *
   * @returns the page, if its document can't be used again, because the test left it
   */
  async clear(): Promise<Page | undefined> {
    if (!this.#kept) return undefined;
    const { page, path, timeOrigin } = this.#kept;
    const isSame = await page.evaluate(emptyDocument, path, timeOrigin).catch(() => false);
    if (!isSame) return this.release();
    for (const event of ['console', 'pageerror', 'request', 'response', 'requestfailed'] as const)
      page.removeAllListeners(event);
    await page.mouse.reset();
    await page.mouse.move(0, 0);
    return undefined;
  }

  /** Gives the page away. */
  release(): Page | undefined {
    const page = this.#kept?.page;
    this.#kept = undefined;
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
  // Widgets that were removed are unmounted in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { told } = window as { told?: unknown[] };
  if (told) told.length = 0;
  return true;
};
