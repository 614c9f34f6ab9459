import { expect, it } from 'vitest';
import { axeFindings } from './axe-findings';
import { harness } from './harness';
import { sampleOf } from './sample-of';

const { openPage, origin } = harness();

it("copies an example's markup, or selects it if there is no clipboard", async () => {
  const { page } = await openPage('/catalogue/themed-button.html');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
      configurable: true,
    }),
  );
  const open = (id: string) =>
    page.$eval(`figure:has(#${id}) details`, (details) => {
      details.open = true;
    });
  await open('themed-button-secondary');
  await page.click('figure:has(#themed-button-secondary) .copy');
  await expect
    .poll(() => page.title())
    .toBe('<div data-widget="themed-button" data-variant="secondary">Learn more</div>');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open('themed-button-quiet');
  await page.click('figure:has(#themed-button-quiet) .copy');
  await expect
    .poll(() => page.evaluate(() => getSelection()!.toString()))
    .toBe('<div data-widget="themed-button" data-variant="quiet">Not now</div>');
});

it('logs the events of an example and opens its dialogs', async () => {
  const media = { 'prefers-reduced-motion': 'reduce' };
  const balance = await openPage('/catalogue/balance-summary.html', { media });
  await balance.mounted('#balance-summary-zero');
  await balance.page.click('#balance-summary-zero >>> button');
  await expect.poll(() => balance.page.$eval('.log', (log) => log.textContent!.trim())).toBe('cobble:purchase');
  const opened = await openPage('/catalogue/flyout.html', { media });
  const { page } = opened;
  await page.click('[data-widget-open="#flyout-plain"]');
  await page.waitForFunction(() => document.querySelector('.log')!.textContent!.includes('cobble:open'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.log')!.textContent === 'cobble:close {"reason":"escape"}');
  expect([...balance.errors, ...opened.errors]).toEqual([]);
});

it('keeps its place when the theme changes, and themes its examples and other pages', async () => {
  const opened = await openPage('/catalogue/shimmer.html?theme=black');
  const { page } = opened;
  await page.$eval('#systems', (section) => section.scrollIntoView());
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('a[data-value="vanilla"]', (link) => (link as HTMLElement).click()),
  ]);
  await expect
    .poll(() => page.evaluate(() => location.href))
    .toBe(`${origin()}/catalogue/shimmer.html?theme=vanilla&dir=ltr#systems`);
  await opened.mounted('#shimmer-line');
  expect(opened.sent(/\/dist\/vanilla\/shimmer\./)).toHaveLength(1);
  const current = await page.$$eval('a[data-choice][aria-current]', (links) =>
    links.map((link) => link.getAttribute('data-value')),
  );
  expect(current).toEqual(['vanilla', 'ltr']);
  expect(await page.$eval('nav.widgets a[href*="/modal.html"]', (link) => link.getAttribute('href'))).toMatch(
    /modal\.html\?theme=vanilla&dir=ltr$/,
  );
});

it('shows its examples in the requested direction and itself left to right', async () => {
  const opened = await openPage('/catalogue/carousel.html?dir=rtl&theme=none-such');
  const directions = await opened.page.$$eval('.live', (lives) =>
    lives.map((live) => getComputedStyle(live).direction),
  );
  expect([...new Set(directions)]).toEqual(['rtl']);
  expect(await opened.page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
  await opened.mounted('.live [data-widget]');
  expect(opened.sent(/\/dist\/realms\/cobble\.js/)).toHaveLength(1);
});

it('sends the requests of areas in `cobble serve` to the sandbox', async () => {
  const opened = await openPage('/catalogue/download-links.html');
  await opened.mounted('#download-links-whole');
  await expect
    .poll(() => opened.sent(/^\/api\/v1\.0\/download\/links/).map(({ status }) => status), { timeout: 20_000 })
    .toContain(200);
});

it("shows the selected theme's tag, and finds widgets by all typed words within a category", async () => {
  const { page } = await openPage('/catalogue/?theme=gray');
  const shown = () =>
    page.$$eval('.cards > li', (cards) =>
      cards.filter((card) => card.checkVisibility()).map((card) => card.querySelector('b')!.textContent),
    );
  const count = () => page.$eval('.count', ({ textContent }) => textContent);
  const all = await shown();
  expect(await count()).toBe(`${all.length} of ${all.length}`);
  await page.type('input[name=q]', 'DIALOG cobble:close');
  expect(await shown()).toEqual(['modal']);
  expect(await count()).toBe(`1 of ${all.length}`);
  await page.type('input[name=q]', ' nonesuch');
  expect([await shown(), await page.$eval('.none', (none) => none.checkVisibility())]).toEqual([[], true]);
  await page.$eval('input[name=q]', (input) => {
    input.value = '';
  });
  await page.click('label:has(input[value=area-help])');
  expect(await shown()).toEqual(['help-article', 'help-centre', 'help-search', 'server-status']);
  await page.click('label:has(input[value=component])');
  const components = await shown();
  expect([components.includes('modal'), components.includes('help-search')]).toEqual([true, false]);
  expect(await page.$eval('.none', (none) => none.checkVisibility())).toBe(false);
  expect(await page.$eval('[data-tag]', ({ textContent }) => textContent)).toBe(
    `<script async src="${origin()}/dist/gray/cobble.js"></script>`,
  );
});

it.each([360, 1280])('fits every page of the catalogue on a screen %i px wide', async (width) => {
  const pages = ['', 'content-systems.html', 'modal.html', 'profile-game-card.html', 'marketplace-search.html'];
  for (const path of sampleOf(pages, 2)) {
    const { page } = await openPage(`/catalogue/${path}?theme=vanilla`, { viewport: { width, height: 780 } });
    // `clientWidth` excludes a scroll bar that takes space.
    const wide = await page.evaluate(
      ({ scrollWidth, clientWidth } = document.documentElement) => scrollWidth - clientWidth,
    );
    expect([path, wide]).toEqual([path, 0]);
    const folds = await page.$$eval('details.fold', (all) => all.map(({ open }) => open));
    expect([path, folds]).toEqual([path, [width > 820, width > 820]]);
  }
});

it.each(sampleOf(['realms', 'gray'], 1))('has no axe violations on the catalogue pages in %s', async (theme) => {
  for (const path of ['', 'content-systems.html', 'text-input.html']) {
    const opened = await openPage(`/catalogue/${path}?theme=${theme}`, {
      viewport: path ? { width: 1280, height: 900 } : { width: 360, height: 780 },
    });
    if (path === 'text-input.html') await opened.mounted();
    expect([path, await axeFindings(opened.page)]).toEqual([path, []]);
  }
});
