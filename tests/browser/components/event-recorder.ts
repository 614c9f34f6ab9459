import type { Page } from 'puppeteer';

interface RecorderWindow {
  events: unknown[][];
  describeFocus(): string;
}

/**
 * Records widget events and calls of `alert`, which injected scripts would make. Finds the focus inside shadow roots.
 */
export const recorderScript = `<script>
window.events = [];
for (const name of ['open', 'close', 'input', 'submit', 'change', 'slide', 'new-challenge', 'toggle']) {
  document.addEventListener('cobble:' + name, (event) => events.push([event.target.id, name, ...(event.detail ? [event.detail] : [])]));
}
window.alert = (text) => events.push(['alert', text]);
window.describeFocus = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.id && !/^c\\d/.test(at.id) ? at.id : at.getAttribute('aria-label') || at.localName;
};
</script><script async src="/dist/realms/cobble.js"></script>`;

export const takeEvents = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as never as RecorderWindow).events.splice(0));

export const waitForEvents = async (page: Page, count: number): Promise<unknown[][]> => {
  await page.waitForFunction(
    (count) => (window as never as RecorderWindow).events.length >= count,
    { timeout: 20_000 },
    count,
  );
  return takeEvents(page);
};

/** Returns the ID of the focused element, else its label, else its tag name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (window as never as RecorderWindow).describeFocus());

export const callMethod = (
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

/** Returns a function for `before`, which sets the browser's text size in px. */
export const textSize =
  (standard: number) =>
  async (page: Page): Promise<void> => {
    if (standard === 16) return;
    const client = await page.createCDPSession();
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
