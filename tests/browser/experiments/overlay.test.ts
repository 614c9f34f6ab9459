import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness, type PageOptions } from '../harness';
import { overlay, press } from './overlay-page';
import { experiment, outcome, type Site, site } from './site';

const server = harness();
const { publish, openPage, pageWith, origin } = server;

for (const flight of ['applied', 'store-hero-b', 'late'])
  for (const extension of ['js', 'css']) publish(`/exp/${flight}.${extension}`, '');

const config = [
  experiment('store-hero', 'store-hero-b', { include: '^/[a-z-]+/store' }),
  experiment('checkout', 'checkout-b', { include: '^/[a-z-]+/checkout' }),
];
const path = '/en-us/store/heroes';
const open = (query: string, given: Partial<Site> = {}, options?: PageOptions) => {
  publish(path, site(server, { config, flights: ['store-hero-b', 'unused'], ...given }).html);
  return openPage(path + query, options);
};

const follow = (page: Page, name: string) => Promise.all([page.waitForNavigation(), press(page, name)]);
const query = (page: Page) => page.evaluate(() => location.search);

it('appears only with ?cobble-debug', async () => {
  publish('/quiet', site(server, { config, flights: [] }).html);
  const opened = await openPage('/quiet?campaign=cobble');
  await opened.page.evaluate(outcome);
  await opened.waitForIdle();
  expect(await opened.page.$('html > div')).toBeNull();
  expect(opened.sent(/chunks\/overlay/)).toEqual([]);
});

// Interface 9
it("doesn't appear if the whole page is ignored", async () => {
  const opened = await open('?cobble-debug', { attributes: 'data-ignore="html"' });
  await expect.poll(() => opened.sent(/chunks\/overlay/).length, { timeout: 20_000 }).toBe(1);
  await opened.page.evaluate(outcome);
  await opened.waitForIdle();
  expect(await opened.page.$('html > div')).toBeNull();
});

describe('the rule that decided', () => {
  const rule = (name: string, targeting: object) => ({
    name,
    flights: { targeting: { domain: '127.0.0.1', url: { include: '^/' }, ...targeting }, setup: { [`${name}-b`]: {} } },
  });

  // EXP-5
  it('shows the deciding rule of each experiment, with the pattern and the part of the URL', async () => {
    const { page } = await open('?cobble-debug&campaign=frost', {
      config: [
        rule('included', { url: { include: ['^/help', '^/en-us/store'] } }),
        rule('excluded', { url: { include: '^/', exclude: ['^/help', '/hero'] } }),
        rule('not-included', { url: { include: ['^/help', '^/news'] } }),
        rule('no-include', { url: {} }),
        rule('not-in-query', { search: { include: 'campaign=fire' } }),
        rule('excluded-by-query', { search: { exclude: 'campaign=' } }),
        rule('only-with-overlay', { search: { include: 'cobble' } }),
        rule('rejected', { url: { include: '^/(a+)+$' } }),
        rule('no-expression', { url: { include: '^/(a' } }),
        rule('elsewhere', { domain: 'www.example.net' }),
      ],
      flights: [],
    });
    const { count, sections } = await overlay(page);
    const url = `127.0.0.1${path}?cobble-debug&campaign=frost`;
    expect(count).toBe('2 of 9 run here');
    expect(sections['Run here']).toEqual([
      expect.stringContaining('included / match / url.include ^/en-us/store matches the path, and no exclude does. / '),
      expect.stringContaining("/ Without ?cobble-debug in the URL, it doesn't match. /"),
    ]);
    const missed = sections["Don't run here"]!;
    expect(missed.map((text) => text.split(` / ${url}`)[0])).toEqual([
      'excluded / url-exclude / url.exclude /hero matches the path.',
      "not-included / url-include / The path doesn't match url.include ^/help or ^/news.",
      'no-include / url-include / It has no url.include, so it never runs.',
      "not-in-query / search-include / The query doesn't match search.include campaign=fire.",
      'excluded-by-query / search-exclude / search.exclude campaign= matches the query.',
      'rejected / url-include / url.include ^/(a+)+$ is rejected: it could stall the page, or browsers read it differently. / Fix: run cobble check, which says what to write instead.',
      expect.stringMatching(
        /^no-expression \/ url-include \/ url\.include \^\/\(a isn't a regular expression: .+\. \/ Fix: correct/,
      ),
    ]);
    expect(sections.Notes).toContain('1 experiment is for other domains.');
    const marks = await page.evaluate(() =>
      [...document.querySelector('html > div')!.shadowRoot!.querySelectorAll('mark')].map((mark) => mark.textContent),
    );
    expect(marks.slice(0, 3)).toEqual(['/en-us/store', '/', '/hero']);
  });

  // The overlay used to test such an experiment without a time limit, and to list it under "Run here".
  it('reports lack of time if the page had none left to test an experiment', async () => {
    const { page } = await open(
      '?cobble-debug',
      { config: [rule('slow', {}), rule('skipped', {})], flights: [] },
      {
        before: (page) =>
          page.evaluateOnNewDocument(() => {
            let now = 0;
            performance.now = () => (now += 100);
          }),
      },
    );
    expect((await overlay(page)).sections["Don't run here"]).toEqual([
      expect.stringMatching(
        /^skipped \/ out of time \/ No time was left to test it.+ \/ Fix: run cobble check, which names slow/,
      ),
    ]);
  });
});

describe("a flight's state", () => {
  const setup = {
    control: {},
    off: { js: ['/exp/off.js'] },
    previewed: {},
    disabled: {},
    applied: { js: ['/exp/applied.js'], css: ['/exp/applied.css'] },
    missing: { js: ['/exp/missing.js'] },
    'other-origin': { js: ['https://cdn.example/x.js'] },
    'on-http': { js: ['http://cdn.example/x.js'] },
    blocked: { css: ['https://allowed.example/x.css'] },
    'not-a-script': { js: ['/exp/page.js'] },
    slow: { js: ['/exp/slow.js'] },
  };
  const all = { name: 'all', flights: { targeting: { domain: '127.0.0.1', url: { include: '^/' } }, setup } };

  it('shows each flight with its source, its files and what became of them', async () => {
    publish('/exp/page.js', '<!doctype html>', { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
    const { html } = site(server, {
      config: [all],
      flights: Object.keys(setup).filter((name) => name !== 'off' && name !== 'previewed'),
      json: { experiments: { allowedOrigins: ['https://allowed.example'] } },
    });
    const { page } = await pageWith(html, {
      path: '/en-us/flights',
      headers: { 'content-security-policy': "style-src 'self'" },
      faults: [{ url: /slow\.js/, never: true }],
      until: 'domcontentloaded',
      before: (page) =>
        page.evaluateOnNewDocument(() =>
          history.replaceState(null, '', '?cobble-debug&enableflights=previewed&disableflights=disabled'),
        ),
    });
    const rows = () =>
      page.evaluate(() =>
        [...(document.querySelector('html > div')?.shadowRoot?.querySelectorAll<HTMLElement>('.flight') ?? [])].map(
          (row) => row.innerText.trim().replace(/\s*\n\s*/g, ' / '),
        ),
      );
    await expect
      .poll(rows)
      .toContain('slow / on, by the assignment: waiting for its files / Turn off / adds /exp/slow.js');
    await expect
      .poll(rows, { timeout: 20_000 })
      .toEqual([
        'control / on, by the assignment: applied (it has no files) / Turn off',
        'off / off / Turn on',
        'previewed / on, previewed by the URL: applied (it has no files) / Turn off',
        'disabled / off, by the URL / Turn on',
        'applied / on, by the assignment: applied / Turn off / adds /exp/applied.css / adds /exp/applied.js',
        'missing / on, by the assignment: not applied / Turn off / /exp/missing.js answered 404. / Fix: publish it there, or correct its URL in the config.',
        "other-origin / on, by the assignment: not applied / Turn off / https://cdn.example/x.js isn't allowed: https://cdn.example isn't listed. / Fix: add \"https://cdn.example\" to experiments.allowedOrigins in the page's settings.",
        "on-http / on, by the assignment: not applied / Turn off / http://cdn.example/x.js isn't on https. / Fix: serve it over https, or from the page's origin.",
        "blocked / on, by the assignment: not applied / Turn off / https://allowed.example/x.css is blocked by the page's Content-Security-Policy. / Fix: allow it in style-src.",
        'not-a-script / on, by the assignment: not applied / Turn off / /exp/page.js was answered, but the browser rejected it. / Fix: send the complete file, with the type text/javascript.',
        "slow / on, by the assignment: not applied / Turn off / /exp/slow.js didn't load within 3 seconds. / Fix: serve it faster, or from a cache. If it loads later, its flight is applied then.",
      ]);
  });

  it("changes a flight's state through links, which keep the rest of the URL", async () => {
    const { page } = await open('?x=1&cobble-debug#top');
    expect((await overlay(page)).sections['Flights that no experiment of this domain has']).toEqual([
      'unused / on, by the assignment / Turn off',
    ]);
    await follow(page, 'Turn off store-hero-b');
    expect(await query(page)).toBe('?x=1&cobble-debug&disableflights=store-hero-b');
    expect((await overlay(page)).sections['Run here']!.join()).toContain('store-hero-b / off, by the URL / Turn on');
    await follow(page, 'Turn on checkout-b');
    expect(await query(page)).toBe('?x=1&cobble-debug&disableflights=store-hero-b&enableflights=checkout-b');
    await overlay(page);
    await follow(page, 'Turn all flights off');
    const { sections } = await overlay(page);
    expect(sections['Run here']!.join()).toMatch(/store-hero-b \/ off, by the URL$/);
    expect(await page.evaluate(outcome)).toMatchObject({ on: [], scripts: [] });
    await follow(page, 'Stop turning all flights off');
    expect(new URL(page.url()).hash).toBe('#top');
  });

  // The overlay used to keep showing the previous page's results.
  it('follows a navigation that drops the parameter, and states that files stay', async () => {
    const { page } = await open('?cobble-debug');
    await page.evaluate(outcome);
    await overlay(page);
    await page.evaluate(() => history.pushState(null, '', '/en-us/checkout'));
    await expect
      .poll(async () => (await overlay(page)).sections["Don't run here"]?.join())
      .toContain('store-hero-b / on, but it was applied before: its files stay until a reload');
    expect((await overlay(page)).sections['Run here']!.join()).toMatch(/^checkout \/ match/);
    await follow(page, 'Turn on checkout-b');
    expect(await query(page)).toBe('?enableflights=checkout-b&cobble-debug');
  });
});

// Interface 9
it('states that the page was prerendered', async () => {
  needs('prerendered pages');
  const reads = `<script>setInterval(() => {
    const note = document.querySelector('html > div')?.shadowRoot?.querySelector('.note');
    if (note) localStorage.test = note.textContent;
  }, 50);localStorage.begun = 1</script>`;
  publish('/shown-later', site(server, { config, flights: ['store-hero-b'], head: reads }).html, {
    'cache-control': 'max-age=60',
  });
  publish('/observer', '<!doctype html><title>Observer</title>');
  publish(
    '/speculates',
    `<!doctype html><title>First</title><script type="speculationrules">{"prerender":[{"urls":["/shown-later?cobble-debug"],"eagerness":"immediate"}]}</script>`,
  );
  const { page } = await openPage('/observer');
  const visitor = await page.browserContext().newPage();
  await visitor.goto(`${origin()}/speculates`);
  const stored = (key: string) => page.evaluate((key) => localStorage.getItem(key), key);
  // The old headless shell supports speculation rules but doesn't prerender.
  await expect
    .poll(() => stored('begun'))
    .toBe('1')
    .catch(() => {});
  needs('prerendered pages', (await stored('begun')) === '1');
  // Activation replaces the page's execution context, so this call may fail.
  await visitor
    .evaluate(() => {
      location.href = '/shown-later?cobble-debug';
    })
    .catch(() => {});
  await expect.poll(() => stored('test')).toBe('This page was prerendered. Experiments started when it was shown.');
});
