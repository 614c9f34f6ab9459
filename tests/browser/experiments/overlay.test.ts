import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';
import { experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage, pageWith } = server;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const config = [
  experiment('store-hero', 'store-hero-b', { include: '^/[a-z-]+/store' }),
  experiment('checkout', 'checkout-b', { include: '^/[a-z-]+/checkout' }),
  experiment('slow', 'slow-b', { include: '^/(a+)+$' }),
  experiment('elsewhere', 'elsewhere-b', { domain: 'www.example.net' }),
];
const path = '/en-us/store/heroes';
const open = (query: string) => {
  publish(path, site(server, { config, flights: ['store-hero-b', 'unused'] }).html);
  return openPage(path + query);
};

const overlay = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('html > div')?.shadowRoot?.querySelector('li'));
  return page.evaluate(() => {
    const root = document.querySelector('html > div')!.shadowRoot!;
    const text = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim();
    return {
      sections: Object.fromEntries(
        [...root.querySelectorAll('section')].map((section) => [
          section.querySelector('h3')!.textContent!,
          [...section.querySelectorAll('li, .none')].map(text),
        ]),
      ),
      switches: Object.fromEntries(
        [...root.querySelectorAll('input')].map((input) => [
          text(input.closest('label')!).split(' ')[0]!,
          input.checked,
        ]),
      ),
    };
  });
};
const flip = (page: Page, name: string) =>
  Promise.all([
    page.waitForNavigation(),
    page.evaluate((name) => {
      const root = document.querySelector('html > div')!.shadowRoot!;
      [...root.querySelectorAll('label')].find((label) => label.textContent!.trim().startsWith(name))!.click();
    }, name),
  ]);

it('appears only with ?cobble-debug', async () => {
  publish('/quiet', site(server, { config: config.slice(0, 2), flights: [] }).html);
  const opened = await openPage('/quiet?campaign=cobble');
  await opened.page.evaluate(outcome);
  await opened.quiet();
  expect(await opened.page.$('html > div')).toBeNull();
  await opened.quiet();
  expect(opened.sent(/chunks\/overlay/)).toEqual([]);
});

it("shows which experiments run and which don't, why, and who turned on each flight", async () => {
  const { page, errors } = await open('?cobble-debug&enableflights=checkout-b');
  // The files of this flight don't exist.
  await expect
    .poll(async () => (await overlay(page)).sections['Run here'])
    .toEqual([
      "store-hero matchurl.include ^/[a-z-]+/store matches the path, and no exclude does127.0.0.1/en-us/store/heroes?cobble-debug&enableflights=checkout-bstore-hero-b isn't applied/exp/store-hero-b.css failed: it is missing, changed or too slow/exp/store-hero-b.js failed: it is missing, changed or too slowadds /exp/store-hero-b.cssadds /exp/store-hero-b.js",
    ]);
  const { sections, switches } = await overlay(page);
  expect(sections).toMatchObject({
    Flights: [
      'store-hero-b on, by the assignment',
      'checkout-b on, by the URL',
      'slow-b off',
      'unused on, by the assignment',
    ],
    "Don't run here": [
      "checkout url-includethe path doesn't match url.include ^/[a-z-]+/checkout127.0.0.1/en-us/store/heroes?cobble-debug&enableflights=checkout-b",
      'slow url-includeurl.include is rejected: Error: unsafe pattern ^/(a+)+$127.0.0.1/en-us/store/heroes?cobble-debug&enableflights=checkout-b',
    ],
  });
  expect(switches).toEqual({ 'store-hero-b': true, 'checkout-b': true, 'slow-b': false, unused: true, All: false });
  expect(errors).toEqual([]);
});

it('switches flights through URL parameters', async () => {
  const { page } = await open('?x=1&cobble-debug');
  await overlay(page);
  await flip(page, 'store-hero-b');
  expect(await page.evaluate(() => location.search)).toBe('?x=1&cobble-debug&disableflights=store-hero-b');
  expect((await overlay(page)).switches['store-hero-b']).toBe(false);
  await flip(page, 'checkout-b');
  expect(await page.evaluate(() => location.search)).toBe(
    '?x=1&cobble-debug&disableflights=store-hero-b&enableflights=checkout-b',
  );
  await overlay(page);
  await flip(page, 'All flights off');
  expect((await overlay(page)).switches).toEqual({
    'store-hero-b': false,
    'checkout-b': false,
    'slow-b': false,
    unused: false,
    All: true,
  });
  expect(await page.evaluate(outcome)).toMatchObject({ on: [], scripts: [] });
});

it('updates on single-page navigation', async () => {
  const { page } = await open('?cobble-debug');
  await overlay(page);
  await page.evaluate(() => history.pushState(null, '', '/en-us/checkout?cobble-debug'));
  await page.waitForFunction(
    () => document.querySelector('html > div')!.shadowRoot?.querySelector('li.match .name')?.textContent === 'checkout',
  );
});

it('works under a strict policy, with hostile page styles and for a screen reader', async () => {
  const { html } = site(server, {
    config,
    flights: ['store-hero-b'],
    head: '<link rel="stylesheet" href="/exp/host.css">',
  });
  publish('/exp/host.css', 'div { display: none !important } * { color: red !important; font-size: 40px !important }');
  const { page } = await pageWith(html.replaceAll('<script', '<script nonce="n0nce"'), {
    path: '/en-us/store/strict',
    until: 'load',
    headers: { 'content-security-policy': "script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'self'" },
    before: (page) => page.evaluateOnNewDocument(() => history.replaceState(null, '', '?cobble-debug')),
  });
  await overlay(page);
  const seen = await page.evaluate(() => {
    const heading = document.querySelector('html > div')!.shadowRoot!.querySelector('h2')!;
    const { color, fontSize } = getComputedStyle(heading);
    return { color, fontSize, high: heading.getBoundingClientRect().height };
  });
  expect(seen).toMatchObject({ color: 'rgb(245, 242, 234)', fontSize: '16px' });
  expect(seen.high).toBeGreaterThan(16);
});

const become = (page: Page, outcome: object) =>
  page.evaluate((outcome) => {
    Object.assign((window.cobble as unknown as { flights: object }).flights, outcome);
    document.dispatchEvent(new CustomEvent('cobble:flight-failed'));
  }, outcome);

it("explains each flight's outcome by keyboard, to a screen reader and in a copyable test case", async () => {
  const { page } = await open('?x=1&cobble-debug&enableflights=checkout-b#top');
  await overlay(page);
  const failed = [{ experiment: 'store-hero', flight: 'store-hero-b', url: '/exp/store-hero-b.js', reason: 'policy' }];
  await become(page, { applied: [], failed });
  const rows = () =>
    page.evaluate(() => {
      const root = document.querySelector('html > div')!.shadowRoot!;
      const texts = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return { marks: texts('mark'), good: texts('.good'), bad: texts('.bad'), status: texts('.count') };
    });
  await expect.poll(rows).toEqual({
    marks: ['/en-us/store', '/en-us/store/heroes', '/en-us/store/heroes'],
    good: [],
    bad: ["/exp/store-hero-b.js failed: the page's policy blocks it"],
    status: ['1 of 3 here'],
  });
  await become(page, { applied: ['store-hero:store-hero-b'], failed: [] });
  await expect.poll(rows).toMatchObject({ good: ['store-hero-b is applied'], bad: [] });

  await page.evaluate(axe);
  const violations = await page.evaluate(async () =>
    (
      await (window as never as { axe: { run(context: object): Promise<AxeResults> } }).axe.run({
        include: 'html > div',
      })
    ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  );
  expect(violations).toEqual([]);

  // Tab must follow document order: details, scroll area, switches, copy button.
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document.querySelector('html > div')!.shadowRoot!;
      return activeElement instanceof HTMLInputElement
        ? activeElement.name
        : (activeElement?.textContent ?? '').slice(0, 14);
    });
  const order: string[] = [];
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual([
    'Fold',
    expect.stringMatching(/^Flights/),
    'store-hero-b',
    'checkout-b',
    'slow-b',
    'unused',
    '',
    'Copy as a case',
  ]);
  // Without clipboard permission, the text is selected instead.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('html > div')!.shadowRoot?.querySelector('textarea'), {
    polling: 100,
  });
  const copied = await page.evaluate(
    () => document.querySelector('html > div')!.shadowRoot!.querySelector('textarea')!.value,
  );
  expect(JSON.parse(copied)).toEqual({
    name: 'store-hero on /en-us/store/heroes',
    url: `${new URL(page.url()).origin}/en-us/store/heroes?x=1&enableflights=checkout-b`,
    flights: ['store-hero-b', 'unused'],
    expect: {
      experiments: ['store-hero'],
      on: ['store-hero-b', 'checkout-b', 'unused'],
      scripts: ['/exp/store-hero-b.js'],
      styles: ['/exp/store-hero-b.css'],
    },
  });
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Open');
  const isShown = () =>
    page.evaluate(
      () =>
        document.querySelector('html > div')!.shadowRoot!.querySelector('.body')!.getBoundingClientRect().height > 0,
    );
  await expect.poll(isShown).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(isShown).toBe(true);

  // The focus must survive an update.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('checkout-b');
  await become(page, { failed });
  expect(await focused()).toBe('checkout-b');
});

// Interface 9
it("doesn't appear if the whole page is ignored", async () => {
  const { html } = site(server, { config: config.slice(0, 2), flights: [], attributes: 'data-ignore="html"' });
  publish('/ignored', html);
  const opened = await openPage('/ignored?cobble-debug');
  await expect.poll(() => opened.sent(/chunks\/overlay/).length, { timeout: 20_000 }).toBe(1);
  await opened.page.evaluate(outcome);
  await opened.quiet();
  expect(await opened.page.$('html > div')).toBeNull();
});

// With a missing config, the overlay used to say "0 of 0 here" and "Every experiment of this domain matches this page."
it.each([
  ['the config is missing', { config: '' }, [{ url: /config\.json/, status: 404 }], /config \S+ answered 404\. Fix: /],
  [
    'the config is for another domain',
    { config: config.slice(3) },
    [],
    /is for 127\.0\.0\.1\..*nearest.*www\.example\.net/,
  ],
  [
    'the assignment is blocked',
    { config },
    [{ url: /assignment/, drop: true as const }],
    /assignment \S+ couldn't be fetched/,
  ],
] as const)('says why nothing runs if %s', async (_, given, faults, text) => {
  publish('/broken', site(server, { ...given, config: given.config as string, flights: [] }).html);
  const { page } = await openPage('/broken?cobble-debug', { faults: [...faults] });
  await expect.poll(async () => (await overlay(page)).sections.Problems?.join()).toMatch(text);
});
