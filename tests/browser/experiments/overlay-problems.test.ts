import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { type Fault, holdBack } from '../faults';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { overlay } from './overlay-page';
import { experiment, type Site, site } from './site';

const server = harness();
const { pageWith, origin } = server;

const store = experiment('store-hero', 'store-hero-b', { include: '^/store' });

interface State {
  site?: Partial<Site>;
  faults?: Fault[];
  /** Moves the config or the assignment to another origin, whose server allows no page. */
  elsewhere?: 'config' | 'assignment';
  policy?: string;
  before?: (page: Page) => unknown;
}

const problems = async ({ site: given = {}, faults = [], elsewhere, policy, before }: State): Promise<Page> => {
  const { html, paths } = site(server, { config: [store], flights: [], ...given });
  const moved = elsewhere ? html.replace(paths[elsewhere], origin('cdn.test') + paths[elsewhere]) : html;
  const { page } = await pageWith(moved, {
    path: '/store',
    faults,
    headers: policy ? { 'content-security-policy': policy } : {},
    before: async (page) => {
      await page.evaluateOnNewDocument(() => history.replaceState(null, '', '/store?cobble-debug'));
      await before?.(page);
    },
  });
  return page;
};

const withAgent = (userAgent: string) => (page: Page) =>
  page.evaluateOnNewDocument((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  }, userAgent);

it.each<[string, State, RegExp]>(
  sampleOf(
    [
      [
        'the config is missing',
        { faults: [{ url: /config\.json/, status: 404 }] },
        /^The config http\S+\/config\.json answered 404\. \/ Fix: publish it there, or correct experiments\.configUrl/,
      ],
      [
        'the config is broken',
        { site: { config: '{ "experiments": [ }' } },
        /config\.json isn't valid JSON: .+ \/ Fix: run cobble check/,
      ],
      [
        'the config is an HTML page',
        { site: { config: '\n<!doctype html><title>Sign in</title>' } },
        /config\.json is (probably )?an HTML page, not JSON\. \/ Fix: let this URL answer the JSON itself/,
      ],
      [
        "the config's server allows no other origin",
        { elsewhere: 'config' },
        /config\.json couldn't be fetched\. .+\(CORS\)\. \/ Fix: send Access-Control-Allow-Origin: http:\/\/127\.0\.0\.1/,
      ],
      [
        'the policy blocks the config',
        { elsewhere: 'config', policy: "connect-src 'self'" },
        /config\.json is blocked by the page's Content-Security-Policy\. \/ Fix: add http:\/\/cdn\.test:\d+ to connect-src\./,
      ],
      [
        'the config is empty',
        { site: { config: '{}' } },
        /config\.json has no experiments\. \/ Fix: add one to its "experiments"/,
      ],
      [
        'an experiment is malformed',
        { site: { config: [store, { name: 'x' }] } },
        /skips experiments\[1\] of the config, because it is malformed\. \/ Fix: run cobble check/,
      ],
      [
        'the config is for other domains',
        { site: { config: ['0.example', '127.0.0.2'].map((domain) => experiment('x', 'y', { domain })) } },
        /^No experiment is for 127\.0\.0\.1\. Of the config's 2 domains, 127\.0\.0\.2 is the nearest\. \/ Fix: /,
      ],
      [
        'the assignment fails',
        { faults: [{ url: /assignment/, status: 500 }] },
        /^The assignment http\S+ answered 500\. \/ Fix: /,
      ],
      [
        'the assignment is an HTML page',
        { faults: [{ url: /assignment/, body: '<!doctype html>' }] },
        /assignment\.json is (probably )?an HTML page, not JSON\. \/ Fix: /,
      ],
      [
        'the assignment has no list',
        { faults: [{ url: /assignment/, body: '["store-hero-b"]' }] },
        /assignment\.json has no list of flights\. \/ Fix: answer \{ "flights": \["NAME"\] \}\./,
      ],
      [
        'the assignment takes too long',
        { faults: [{ url: /assignment/, never: true }] },
        /assignment\.json didn't answer within 6 seconds\. \/ Fix: /,
      ],
      [
        "the assignment's server allows no other origin",
        { elsewhere: 'assignment' },
        /assignment\.json couldn't be fetched\. .+ \/ Fix: send .+ Access-Control-Allow-Headers: Content-Type/,
      ],
      // EXP-3
      [
        'the browser is unknown',
        { before: withAgent('curl (Windows)') },
        /the assignment needs "browser", which this page doesn't know\. \/ Fix: use a browser with its usual user agent/,
      ],
      [
        'the page waits for consent',
        { site: { attributes: 'data-consent="wait"' } },
        /^No flights are assigned yet: the page waits for the visitor's consent .+ \/ Fix: call cobble\.consent\(true\)/,
      ],
      [
        'the visitor refuses consent',
        { site: { attributes: 'data-consent="wait"', head: '<script>cobble=[c=>c.consent(false)]</script>' } },
        /^No flights are assigned: the visitor refused consent to storage\. \/ Fix: /,
      ],
    ],
    4,
  ),
)('explains what is wrong, where, and how to fix it if %s', async (_, state, text) => {
  const page = await problems(state);
  await expect
    .poll(async () => (await overlay(page)).sections.Problems, { timeout: 20_000 })
    .toEqual([expect.stringMatching(text)]);
  expect((await overlay(page)).count).toBe('1 problem');
});

it('shows what it waits for while the config is loading', async () => {
  const config = holdBack(/config\.json/);
  const page = await problems({ faults: [config.fault] });
  const text = () =>
    page.evaluate(() => document.querySelector('html > div')?.shadowRoot?.querySelector('.note')?.textContent);
  await expect.poll(text).toMatch(/^Waiting for http\S+\/config\.json and http\S+\/assignment\.json\.$/);
  config.send();
  expect((await overlay(page)).count).toBe('1 of 1 run here');
});

it('reports no problem once the visitor consents', async () => {
  const page = await problems({ site: { attributes: 'data-consent="wait"', flights: ['store-hero-b'] } });
  expect((await overlay(page)).count).toBe('1 problem');
  await page.evaluate(() => (window.cobble as unknown as { consent(answer: boolean): unknown }).consent(true));
  await expect.poll(async () => (await overlay(page)).count).toBe('1 of 1 run here');
  expect((await overlay(page)).sections.Problems).toBeUndefined();
});
