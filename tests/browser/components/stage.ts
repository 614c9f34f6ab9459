import type { Page } from 'puppeteer';

interface Stage {
  told: unknown[][];
  focused(): string;
}

/**
 * Records widget events and calls of `alert`, which injected scripts would make. Finds the focus inside shadow roots.
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

export const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as never as Stage).told.splice(0));

export const toldSoon = async (page: Page, count: number): Promise<unknown[][]> => {
  await page.waitForFunction((count) => (window as never as Stage).told.length >= count, { timeout: 20_000 }, count);
  return told(page);
};

/** Returns the ID of the focused element, else its label, else its tag name. */
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

/** Pass it as `before`. Sets the browser's text size in px. */
export const textSize =
  (standard: number) =>
  async (page: Page): Promise<void> => {
    if (standard === 16) return;
    const client = await page.createCDPSession();
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
