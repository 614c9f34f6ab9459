import { expect, it } from 'vitest';
import { themes } from '../../src/themes/themes';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';
import { sampleOf } from './sample-of';

const { openPage, origin } = harness();

// THM-1
it.each(sampleOf(themes, 1))('shows its widgets and its tag in the theme $name', async ({ name, color }) => {
  const opened = await openPage(`/?theme=${name}`);
  await opened.waitForMounted();
  await opened.waitForRendering();
  await opened.waitForIdle();
  expect([opened.errors, opened.console]).toEqual([[], []]);
  expect(await opened.page.$eval('#tag', (tag) => tag.textContent)).toBe(
    `<script async src="${origin()}/dist/${name}/cobble.js"></script>`,
  );
  // The tile has the same background as the page's cards.
  const planes = await opened.page.evaluate(() =>
    [
      document.querySelector('.pages li')!,
      document.querySelector('[data-widget=marketplace-tile]')!.shadowRoot!.querySelector('a')!,
    ].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(planes[1]).toBe(planes[0]);
  expect(planes[0]).toBe(
    await opened.page.evaluate((color) => {
      const probe = document.createElement('i');
      probe.style.color = color;
      return document.body.appendChild(probe) && getComputedStyle(probe).color;
    }, color.raised),
  );
});

it('copies the tag', async () => {
  const opened = await openPage('/', {
    before: (page) =>
      page
        .browserContext()
        .overridePermissions(origin(), ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']),
  });
  const { page } = await ready(opened);
  await page.click('#copy');
  await page.waitForFunction(() => document.querySelector('#said')!.textContent!.startsWith('Copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${origin()}/dist/realms/cobble.js"></script>`,
  );
});

it('selects the tag if the page has no clipboard, as over plain http', async () => {
  const { page } = await ready(await openPage('/', { host: 'examples.test' }));
  await page.click('#copy');
  await page.waitForFunction(() => document.querySelector('#said')!.textContent!.includes('is selected'));
  expect(await page.evaluate(() => String(getSelection()))).toContain('<script async src="http://examples.test');
});

it("lists the sandbox API's calls in a table with a filter", async () => {
  const call = (path: string) => fetch(origin() + path).then((answer) => answer.text());
  await fetch(`${origin()}/__sandbox/requests`, { method: 'DELETE' });
  await call('/api/v1.0/en-us/marketplace/popular');
  await call('/api/v1.0/nothing');
  const { page, errors } = await openPage('/__sandbox/requests');
  const rows = () =>
    page.$$eval('tbody tr', (all) =>
      all
        .filter((row) => row.checkVisibility())
        .map((row) => [...row.cells].slice(1).map((cell) => (cell.querySelector('summary') ?? cell).textContent)),
    );
  const [unknown, popular] = [
    ['404', 'GET', '/api/v1.0/nothing', 'unknown path'],
    ['200', 'GET', '/api/v1.0/en-us/marketplace/popular', 'marketplace.popular'],
  ];
  expect(await rows()).toEqual([unknown, popular]);
  await page.type('#filter', 'get MARKET');
  expect(await rows()).toEqual([popular]);
  await page.click('tr:not([hidden]) summary');
  expect(await page.$eval('tr:not([hidden]) pre', (details) => details.textContent)).toContain('accept: */*');
  expect(await page.$eval('#count', (count) => count.textContent)).toBe('1 of 2 requests');
  await Promise.all([page.waitForNavigation(), page.click('#clear')]);
  expect(await rows()).toEqual([]);
  expect(errors).toEqual([]);
});

/** Waits for the heading font, which moves the button. An earlier click would miss it. */
const ready = async (opened: OpenedPage) => {
  await opened.waitForMounted();
  await opened.waitForRendering();
  return opened;
};
