import type { Page } from 'puppeteer';

interface Stage {
  /** What widgets and the page told, in order. */
  told: unknown[][];
  focused(): string;
}

/**
 * Stands before the widgets of a test's page: the tag, a record of the widgets' own events, and eyes for the focus
 * inside shadow roots. Anything that runs where nothing should calls `alert`, which is recorded too.
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

/** What has been told since the last call. */
export const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as never as Stage).told.splice(0));

/** Waits until as much has been told, and gives it. */
export const toldSoon = async (page: Page, count: number): Promise<unknown[][]> => {
  await page.waitForFunction((count) => (window as never as Stage).told.length >= count, { timeout: 5000 }, count);
  return told(page);
};

/** Where the focus is, through all shadow roots: an id, else a label, else the element's name. */
export const focused = (page: Page): Promise<string> => page.evaluate(() => (window as never as Stage).focused());

/** Calls a method of a widget's handle, and waits until it is done. */
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

/** For `before`: the visitor's own size of text in the browser's settings, px; 16 is usual. */
export const textSize =
  (standard: number) =>
  async (page: Page): Promise<void> => {
    if (standard === 16) return;
    const client = await page.createCDPSession();
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
