import type { Page } from 'puppeteer';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answer, installWorkerd, runWorker } from '../../edge/run-worker';
import { needs } from '../engines/needs';
import { holdBack } from '../faults';
import { harness, type PageOptions } from '../harness';
import { experiment, outcome, type Site, site } from './site';

const server = harness();
beforeAll(installWorkerd, 300_000);
const { publish, openPage, origin } = server;
const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
const given: Site = {
  config: [
    experiment('one', 'b', { js: ['/exp/shared.js', '/exp/b.js'] }),
    experiment('two', 'a', { js: ['/exp/a.js', 'exp/shared.js', 'https://evil.test/e.js'] }),
    experiment('elsewhere', 'a', { include: '^/other', js: ['/exp/other.js'], css: [] }),
  ],
  flights: ['a', 'b', 'EX:c'],
  json: { telemetry: {} },
  head: '<style>:root { --a: site }</style>',
};

const publishFiles = () => {
  for (const name of ['a', 'b', 'shared', 'other']) publish(`/exp/${name}.js`, `(window.ran ||= []).push('${name}')`);
  for (const name of ['a', 'b']) publish(`/exp/${name}.css`, `:root { --${name}: variant }`);
};

/** Opens a page as its server sends it or as the edge worker rewrites it. */
const open = async (by: 'server' | 'edge', { html, paths }: ReturnType<typeof site>, options: PageOptions = {}) => {
  publishFiles();
  const path = '/edge-page';
  publish(path, html);
  if (by === 'edge') {
    const worker = await runWorker(
      'tests/edge/edge-worker.ts',
      async (url) => {
        const from = await fetch(url);
        return answer(await from.text(), { 'content-type': from.headers.get('content-type') ?? '' }, from.status);
      },
      { CONFIG_URL: origin() + paths.config, ASSIGNMENT_URL: origin() + paths.assignment },
    );
    onTestFinished(() => worker.dispose());
    const page = await worker.dispatchFetch(origin() + path, {
      headers: { accept: 'text/html', 'user-agent': agent, cookie: 'cobble-flights=%5B%22a%22%2C%22b%22%5D' },
    });
    const text = await page.text();
    expect(text.split(' data-cobble-added=').length).toBeGreaterThan(1);
    publish(path, text);
  }
  return openPage(path, options);
};

const ran = (page: Page) => page.evaluate(() => (window as never as { ran?: string[] }).ran);
const hasRun = (page: Page, count: number) =>
  page.waitForFunction(
    (count) => ((window as never as { ran?: string[] }).ran ?? []).length >= count,
    { polling: 20 },
    count,
  );

const exposed = async (page: Page, count: number) => {
  const told = await page.waitForFunction(
    (count) => {
      const told = (window as never as { events: [string, { name: string; data: object }][] }).events
        .filter(([name, detail]) => name === 'cobble:telemetry' && detail.name === 'cobble:exposure')
        .map(([, { data }]) => data);
      return told.length >= count && told;
    },
    { polling: 20 },
    count,
  );
  return (await told.jsonValue()) as object[];
};

const lookOf = () => getComputedStyle(document.documentElement).getPropertyValue('--a');

/** Waits until three scripts have run, the stylesheets apply and two exposures are reported. */
const seen = async (page: Page) => {
  await hasRun(page, 3);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--a').trim() === 'variant',
  );
  const told = await exposed(page, 2);
  return { ...(await page.evaluate(outcome)), ran: await ran(page), told, look: await page.evaluate(lookOf) };
};

describe('a page whose variant the edge has added', () => {
  // EXP-6 EXP-7 EXP-8 LDR-7
  it('has the same files, order, flights and events with and without the edge', async () => {
    const one = site(server, given);
    const alone = await open('server', one);
    const before = await seen(alone.page);
    const edge = await open('edge', one);
    expect(await seen(edge.page)).toEqual(before);
    expect(before).toMatchObject({
      experiments: ['one:b', 'two:a'],
      scripts: ['/exp/shared.js', '/exp/b.js', '/exp/a.js'],
      styles: ['/exp/b.css', '/exp/a.css'],
      ran: ['shared', 'b', 'a'],
      look: 'variant',
    });
    expect(before.told.length).toBe(2);
    for (const { requests } of [alone, edge])
      expect(
        requests
          .map(({ path }) => path)
          .filter((path) => path.startsWith('/exp/'))
          .sort(),
      ).toEqual(['/exp/a.css', '/exp/a.js', '/exp/b.css', '/exp/b.js', '/exp/shared.js']);
    // The edge logs a rejected file as the page does without an edge.
    await expect.poll(() => edge.consoleMessages('warn', /not allowed: https:\/\/evil/)).toHaveLength(1);
    expect(await edge.page.$$eval('script[defer][data-cobble-added]', (list) => list.length)).toBe(3);
    expect(await alone.page.$$eval('script[defer]', (list) => list.length)).toBe(0);
  });

  it('adds only the missing files itself after single-page navigation', async () => {
    const { page } = await open('edge', site(server, given));
    await page.evaluate(outcome);
    await page.evaluate(() => history.pushState(null, '', '/other'));
    await hasRun(page, 4);
    await page.evaluate(() => history.pushState(null, '', '/other-2'));
    expect(await page.evaluate(outcome)).toMatchObject({
      experiments: ['one:b', 'two:a', 'elsewhere:a'],
      scripts: ['/exp/shared.js', '/exp/b.js', '/exp/a.js', '/exp/other.js'],
    });
    expect(await ran(page)).toEqual(['shared', 'b', 'a', 'other']);
  });

  // Interface 9
  it('reports a file with a 404 as failed', async () => {
    needs('response status in resource timing');
    const { page } = await open('edge', site(server, given), { faults: [{ url: /exp\/b\.js/, status: 404 }] });
    await page.evaluate(outcome);
    expect(
      await page.evaluate(
        () => (window as never as { cobble: { flights: { failed: object[] } } }).cobble.flights.failed,
      ),
    ).toEqual(
      expect.arrayContaining([
        { experiment: 'one', flight: 'b', url: '/exp/b.js', reason: 'network' },
        { experiment: 'two', flight: 'a', url: 'https://evil.test/e.js', reason: 'origin' },
      ]),
    );
  });

  it('resolves flights.ready once the files that the edge added have run', async () => {
    const file = holdBack(/exp\/b\.js/);
    const { page } = await open('edge', site(server, given), {
      until: 'domcontentloaded',
      faults: [
        file.fault,
        {
          url: /flights-known/,
          when: () => {
            file.send();
            return true;
          },
          body: '',
        },
      ],
      before: (page) =>
        page.evaluateOnNewDocument(() => {
          // This request releases the delayed file, so that the file loads after the experiments are evaluated.
          document.addEventListener('cobble:flights', () => void fetch('/flights-known'));
          const queue: ((cobble: { flights: { ready: Promise<void> } }) => void)[] = [];
          queue.push(({ flights }) =>
            flights.ready.then(() => {
              const { ran } = window as never as { ran?: string[] };
              (window as never as { atReady: unknown }).atReady = [...(ran ?? [])];
            }),
          );
          Object.assign(window, { cobble: queue });
        }),
    });
    await page.evaluate(outcome);
    expect(await page.evaluate(() => (window as never as { atReady: unknown }).atReady)).toEqual(['shared', 'b', 'a']);
  });

  it('resolves flights.ready immediately if the files have already run', async () => {
    const code = holdBack(/chunks\/experiments/);
    const { page } = await open('edge', site(server, given), {
      faults: [code.fault],
      until: 'domcontentloaded',
      // Remove the page's three-second timeout for a file.
      before: (page) =>
        page.evaluateOnNewDocument(() => {
          const original = window.setTimeout;
          const without = (run: () => void, milliseconds?: number) =>
            milliseconds === 3000 ? 0 : original(run, milliseconds);
          Object.assign(window, { setTimeout: without });
        }),
    });
    await hasRun(page, 3);
    code.send();
    expect((await page.evaluate(outcome)).experiments).toEqual(['one:b', 'two:a']);
  });

  it("sets the nonce on added files, as the page's policy requires", async () => {
    const { html, paths } = site(server, { ...given, head: '' });
    const policy = "script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'nonce-n0nce'; object-src 'none'";
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const strict = html.replaceAll('<script', '<script nonce="n0nce"').replace('<title>', `${meta}<title>`);
    const { page, errors } = await open('edge', { html: strict, paths });
    expect(await seen(page)).toMatchObject({ ran: ['shared', 'b', 'a'], look: 'variant' });
    expect(errors).toEqual([]);
  });
});

// threat 4: untrusted users may write `data-*`.
it("prevents user content from blocking an experiment's files", async () => {
  const body = ['a', 'link', 'script']
    .map((name) => `<${name} data-cobble-added="${origin()}/exp/b.js"></${name}>`)
    .join('');
  const { page } = await open('server', site(server, { ...given, body }));
  await page.evaluate(outcome);
  expect(await ran(page)).toEqual(['shared', 'b', 'a']);
});

it('adds a file from an experiment as usual if the site already contains it', async () => {
  const { page } = await open('server', site(server, { ...given, head: '<script src="/exp/b.js"></script>' }));
  await page.evaluate(outcome);
  expect(await ran(page)).toEqual(['b', 'shared', 'b', 'a']);
});
