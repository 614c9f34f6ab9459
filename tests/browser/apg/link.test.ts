import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { RequestRecord } from '../opened-page';
import { accessibilityOf, componentNames, openSheet } from './catalogue';

const harnessed = harness();
const { pageWith } = harnessed;
const names = (await componentNames()).filter((name) => !/^(modal|flyout)$/.test(name));
const all = '[data-widget] >>> :is(a, [role=link])';

/** Returns the requested pages. Waits for a fetch first, so that requests of earlier keys and clicks are included. */
const leftFor = async (requests: readonly RequestRecord[], page: Page): Promise<string[]> => {
  await page.evaluate(() => fetch('/__sandbox/state')).catch(() => {});
  return requests.filter(({ type, path }) => type === 'document' && path.startsWith('/store')).map(({ path }) => path);
};

// WGT-1 to WGT-17
describe('a link of any component', () => {
  it('exposes the link role and a name, is a tab stop and has a real URL', async () => {
    const { page } = await openSheet(harnessed, names);
    const links = await page.$$(all);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const { role, name, ignored, disabled } = await accessibilityOf(link);
      if (ignored) continue;
      expect({ role, name }).toEqual({ role: 'link', name: expect.stringMatching(/\S/) });
      if (!disabled)
        expect(
          await link.evaluate((link) => [
            (link as HTMLAnchorElement).tabIndex,
            /^https?:/.test((link as HTMLAnchorElement).href),
            /^#?$/.test(link.getAttribute('href') ?? ''),
          ]),
        ).toEqual([0, true, false]);
    }
  });

  it('announces in words that it opens a new tab', async () => {
    const { page } = await openSheet(harnessed, names);
    const away = await page.$$('[data-widget] >>> a[target=_blank]');
    expect(away.length).toBeGreaterThan(2);
    for (const link of away) {
      const { name, description, ignored } = await accessibilityOf(link);
      if (!ignored) expect(`${name} ${description}`).toMatch(/new tab/);
    }
  });

  it('follows a link on Enter but not on Space', async () => {
    const { page, requests } = await openSheet(harnessed, ['themed-button']);
    const link = (await page.$('#themed-button-link >>> a'))!;
    await link.focus();
    await page.keyboard.press('Space');
    expect(await leftFor(requests, page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/store');
  });

  it("keeps the link role, exposes its disabled state and doesn't navigate while it is disabled", async () => {
    const { page, requests } = await pageWith(
      '<script async src="/dist/realms/cobble.js"></script><div id="b" data-widget="themed-button" data-load="eager" data-href="/store" data-disabled>Visit the store</div>',
    );
    const link = (await page.waitForSelector('#b >>> a'))!;
    expect(await accessibilityOf(link)).toMatchObject({ role: 'link', disabled: true });
    await link.click();
    await link.focus();
    await page.keyboard.press('Enter');
    expect(await leftFor(requests, page)).toEqual([]);
  });
});
