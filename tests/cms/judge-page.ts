import type { Browser } from 'puppeteer';
import type { Verdict } from './verdict';

/**
 * @param cdn the build's origin
 * @returns which markup became a widget
 */
export const judgePage = async (browser: Browser, url: string, cdn: string): Promise<Verdict> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // tsx wraps functions in a helper, which the page lacks.
  await page.evaluateOnNewDocument('window.__name = (value) => value');
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const hasTag = () => page.evaluate(() => typeof (window.cobble as { version?: string })?.version === 'string');
    const tag = await hasTag();
    if (!tag) {
      await page.evaluate((src) => {
        const script = document.createElement('script');
        Object.assign(script, { src, async: true });
        script.dataset.links = 'https://shop.example';
        document.head.append(script);
      }, `${cdn}/dist/realms/cobble.js`);
      await page.waitForFunction(() => typeof (window.cobble as { version?: string })?.version === 'string', {
        polling: 100,
      });
    }
    // Wait for the lazy chunk that turns links into widgets.
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/links.')) &&
        !document.querySelector('[data-load=eager][data-widget-state=waiting],[data-widget-state=loading]'),
      { polling: 250, timeout: 30_000 },
    );
    // A widget made from a link loads when it is visible, so scroll to each.
    await page.waitForFunction(
      () => {
        const made = [...document.querySelectorAll<HTMLElement>('[data-widget]:has(> a[href*="#cobble="])')];
        for (const one of made) one.scrollIntoView({ block: 'center' });
        return made.every((one) => /mounted|error/.test(one.dataset.widgetState ?? ''));
      },
      { polling: 250, timeout: 30_000 },
    );
    await page.waitForNetworkIdle({ idleTime: 500, timeout: 60_000 });
    return await page.evaluate((tag) => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
      const shows = (text: string) => all.some((one) => one.shadowRoot?.textContent?.includes(text));
      const slotted = (text: string) =>
        [...document.querySelectorAll<HTMLElement>('[data-widget=flyout] *')].some(
          (one) => one.textContent === text && one.slot === 'footer',
        );
      return {
        tag,
        attributes: shows('By attributes'),
        props: shows('By props'),
        slot: slotted('By slot'),
        dataSlot: slotted('By data-slot'),
        settings: all.some((one) => one.shadowRoot?.querySelector('[aria-label="Shut it"]')),
        link: shows('By link'),
        widgets: new Set(all.filter((one) => one.dataset.widgetState === 'mounted').map((one) => one.dataset.widget))
          .size,
      };
    }, tag);
  } finally {
    await context.close();
  }
};
