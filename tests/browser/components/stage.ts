import type { Page } from 'puppeteer';

interface Stage {
  /** Events of widgets and records of the page, in order. */
  told: unknown[][];
  focused(): string;
}

/**
 * The start of a test page: the tag, a record of the widgets' events, and a reader of the focus inside shadow roots.
 * Also records `alert`, which injected scripts would call.
 */
export const stage = `<script>
window.told = [];
for (const name of ['open', 'close', 'input', 'submit', 'change', 'slide', 'new-challenge', 'toggle']) {
  document.addEventListener('cobble:' + name, (event) => told.push([event.target.id, name, ...(event.detail ? [event.detail] : [])]));
}
window.alert = (text) => told.push(['alert', text]);
window.focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.id && !/^c\\d/.test(at.id) ? at.id : at.getAttribute('aria-label') || at.localName;
};
</script><script async src="/dist/realms/cobble.js"></script>`;

/** Returns the records since the last call. */
export const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as never as Stage).told.splice(0));

export const toldSoon = async (page: Page, count: number): Promise<unknown[][]> => {
  await page.waitForFunction((count) => (window as never as Stage).told.length >= count, { timeout: 5000 }, count);
  return told(page);
};

/** Returns the focused element through all shadow roots: its ID, else its label, else its tag name. */
export const focused = (page: Page): Promise<string> => page.evaluate(() => (window as never as Stage).focused());

export const call = (
  page: Page,
  selector: string,
  method: 'open' | 'close' | 'toggle' | 'focus' | 'unmount',
): Promise<void> =>
  page.evaluate(
    async (selector, method) => {
      await (window.cobble as { get(selector: string): Record<string, () => unknown> }).get(selector)[method]!();
    },
    selector,
    method,
  );

/** For `before`: sets the browser's text size in px. Default: 16. */
export const textSize =
  (standard: number) =>
  async (page: Page): Promise<void> => {
    if (standard === 16) return;
    const client = await page.createCDPSession();
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
