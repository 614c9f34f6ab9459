import { describe, expect, it } from 'vitest';
import { site } from './experiments/site';
import { harness } from './harness';

const server = harness();
const { pageWith, faults } = server;

/** A complete response for each kind of request. Each list has an item with a non-ASCII letter. */
const whole = JSON.stringify({
  experiments: [
    { name: 'é', flights: { targeting: { domain: '127.0.0.1', url: { include: '^/' } }, setup: { a: {} } } },
  ],
  flights: ['a', 'é'],
  loadingText: 'Chargé',
  retryText: 'Encore',
  items: [{ id: 'a', productId: 'a', title: 'Café', price: 1 }],
});

/** Broken responses with status 200, as a single-page app, a captive portal, a proxy or an old database sends them. */
const broken: readonly [string, string | Uint8Array, RegExp][] = [
  ['is an HTML page', '<!doctype html><title>Sign in to the network</title>', /JSON/],
  ['is empty', '', /JSON/],
  ['is truncated', whole.slice(0, -9), /JSON/],
];
const latin1 = Buffer.from(whole, 'latin1');

/** Opens a page that loads one response of each kind, and returns what a visitor sees. */
const open = async (body: string | Uint8Array) => {
  const { html, paths } = site(server, {
    flights: null,
    json: { textsUrl: '/texts/all.json' },
    body: `<div id="popular" data-widget="marketplace-popular" data-load="eager"></div>
      <div id="regions" data-widget="region-picker" data-load="eager"></div>`,
  });
  const answers = [paths.config, paths.assignment, '/texts/all.json', '/popular', '/regions'];
  faults(answers.map((path) => ({ url: new RegExp(`${path}($|\\?)`), body })));
  const opened = await pageWith(html);
  await opened.waitForMounted();
  await opened.waitForIdle();
  const seen = await opened.page.evaluate(async () => {
    const { flights } = window.cobble as { flights: { ready: Promise<void>; on: string[]; experiments: string[] } };
    await flights.ready;
    const textOf = (id: string) => document.getElementById(id)!.shadowRoot!.textContent;
    return { on: flights.on, experiments: flights.experiments, popular: textOf('popular'), regions: textOf('regions') };
  });
  return { opened, seen, answers };
};

describe.each(broken)('JSON that %s', (_, body, reason) => {
  it('leads to an error state or the fallback, and to one message with its URL and the reason', async () => {
    const { opened, seen, answers } = await open(body);
    // The page falls back to English texts and the bundled regions, and runs no experiment.
    expect(seen).toMatchObject({ on: [], experiments: [] });
    expect(seen.popular).toContain('Try again');
    expect(seen.regions).toContain('Sweden');
    for (const path of answers) {
      const messages = opened.consoleMessages('warn').filter((text) => text.includes(path));
      expect(messages, path).toEqual([expect.stringMatching(reason)]);
    }
    expect(opened.errors).toEqual([]);
  });
});

it('uses JSON in Latin-1 with � for its letters, and names its URL in one message', async () => {
  const { opened, seen, answers } = await open(latin1);
  expect(seen).toMatchObject({ on: ['a', '\ufffd'], experiments: ['\ufffd:a'] });
  expect(seen.popular).toContain('Caf\ufffd');
  for (const path of answers) {
    const messages = opened.consoleMessages('warn').filter((text) => text.includes(path));
    expect(messages, path).toEqual([expect.stringContaining('not UTF-8')]);
  }
  expect(opened.errors).toEqual([]);
});
