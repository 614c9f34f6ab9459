import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { timerSpeedScript } from '../timer-speed';
import type { Site } from './site';
import { experiment, outcome, site } from './site';

const server = harness();
const { pageWith, publish } = server;
const open = async (given: Site, query = '', path = '/exp-page') => {
  const { html, paths } = site(server, given);
  publish(path, html);
  const opened = await server.openPage(path + query);
  return { ...opened, opened, page: opened.page, paths };
};

describe('matching experiments', () => {
  // EXP-8, LDR-7
  it('adds each file of the matching flights once, in config order, and runs scripts in that order', async () => {
    for (const name of ['a', 'b', 'shared']) publish(`/exp/${name}.js`, `(window.ran ||= []).push('${name}')`);
    for (const name of ['a', 'b']) publish(`/exp/${name}.css`, `:root { --${name}: 1 }`);
    const { page, opened } = await open({
      config: [
        experiment('one', 'b', { js: ['/exp/shared.js', '/exp/b.js'] }),
        experiment('two', 'a', { js: ['/exp/a.js', 'exp/shared.js'] }),
        experiment('elsewhere', 'a', { include: '^/other', js: ['/exp/never.js'] }),
        experiment('off', 'c'),
      ],
      flights: ['a', 'b', 'unknown'],
    });
    expect(await page.evaluate(outcome)).toEqual({
      on: ['b', 'a', 'unknown'],
      experiments: ['one:b', 'two:a'],
      scripts: ['/exp/shared.js', '/exp/b.js', '/exp/a.js'],
      styles: ['/exp/b.css', '/exp/a.css'],
      metas: ['one:b,two:a'],
      events: [{ on: ['b', 'a', 'unknown'], experiments: ['one:b', 'two:a'] }],
    });
    expect(await page.evaluate(() => (window as never as { ran: string[] }).ran)).toEqual(['shared', 'b', 'a']);
    expect(
      await page.evaluate(() =>
        ['a', 'c', 'unknown'].map((name) =>
          (window as never as { cobble: { flights: { isOn(name: string): boolean } } }).cobble.flights.isOn(name),
        ),
      ),
    ).toEqual([true, false, true]);
    await opened.waitForIdle();
    expect(opened.errors).toEqual([]);
    expect(opened.consoleMessages('warn')).toEqual([]);
  });

  // EXP-8
  it('requests the files of experiments before the code that reports them', async () => {
    for (const file of ['early.js', 'early.css']) publish(`/exp/${file}`, '');
    const { opened } = await open({ config: [experiment('one', 'early')], flights: ['early'] });
    await opened.waitForIdle();
    const paths = opened.requests.map(({ path }) => path.replace(/.*flight-events.*/, 'report'));
    expect(paths.filter((path) => /early|report/.test(path))).toEqual(['/exp/early.css', '/exp/early.js', 'report']);
  });

  it("adds files with the tag's nonce, so a strict policy allows them", async () => {
    publish('/exp/n.js', 'window.ran = true');
    publish('/exp/n.css', ':root { --n: 1 }');
    const { html } = site(server, { config: [experiment('one', 'n')], flights: ['n'] });
    const nonced = html.replaceAll('<script', '<script nonce="n0nce"');
    const { page } = await pageWith(nonced, {
      headers: {
        'content-security-policy':
          "script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'nonce-n0nce'; object-src 'none'; base-uri 'none'",
      },
    });
    await page.evaluate(outcome);
    expect(
      await page.evaluate(() => [
        (window as never as { ran?: boolean }).ran,
        getComputedStyle(document.documentElement).getPropertyValue('--n'),
      ]),
    ).toEqual([true, '1']);
  });

  it("adds only files of the page's origin or an allowed https origin, and logs each rejected file once", async () => {
    const js = [
      'javascript:alert(1)',
      'data:text/javascript,window.evil=1',
      '//evil.test/x.js',
      'http://cdn.test/x.js',
      'https://other.test/x.js',
      'https://cdn.test/yes.js',
      'http://[',
      'blob:http://127.0.0.1/x',
      '/exp/own.js',
    ];
    const { page, opened } = await open({
      config: [experiment('one', 'x', { js, css: [] })],
      flights: ['x'],
      json: { experiments: { allowedOrigins: ['https://cdn.test', 'http://cdn.test'] } },
    });
    expect((await page.evaluate(outcome)).scripts).toEqual(['https://cdn.test/yes.js', '/exp/own.js']);
    await expect.poll(() => opened.consoleMessages('warn', /not allowed/)).toHaveLength(7);
    await page.evaluate(() => history.pushState(null, '', '/exp-page/deeper'));
    await opened.waitForIdle();
    expect(opened.consoleMessages('warn', /not allowed/)).toHaveLength(7);
  });
});

describe('flights named in the URL', () => {
  // EXP-6
  it('turns configured flights on and off by the URL, and ignores other names', async () => {
    const { page, opened } = await open(
      { config: [experiment('one', 'a'), experiment('two', 'b')], flights: ['b', 'z'] },
      '?enableflights=a,%3Cscript%3Ealert(1)%3C/script%3E,../../evil&disableflights=b',
    );
    expect(await page.evaluate(outcome)).toMatchObject({
      on: ['a', 'z', '<script>alert(1)</script>', '../../evil'],
      experiments: ['one:a'],
      scripts: ['/exp/a.js'],
      metas: ['one:a'],
    });
    expect(opened.sent(/evil/)).toHaveLength(1);
  });

  it('turns all flights off by the URL, and adds no metadata element then', async () => {
    const { page } = await open(
      { config: [experiment('one', 'a')], flights: ['a'] },
      '?disableallflights=true&enableflights=a',
    );
    expect(await page.evaluate(outcome)).toEqual({
      on: [],
      experiments: [],
      scripts: [],
      styles: [],
      metas: [],
      events: [{ on: [], experiments: [] }],
    });
  });

  // EXP-7
  it('applies flights of the URL after a failed assignment, without event and metadata', async () => {
    const { page, opened } = await open({ config: [experiment('one', 'a')], flights: null }, '?enableflights=a');
    expect(await page.evaluate(outcome)).toEqual({
      on: ['a'],
      experiments: ['one:a'],
      scripts: ['/exp/a.js'],
      styles: ['/exp/a.css'],
      metas: [],
      events: [],
    });
    await expect.poll(() => opened.consoleMessages('warn', /assignment/)).toHaveLength(1);
  });
});

describe('single-page navigation', () => {
  it('re-evaluates experiments, never adds a file twice or removes it, and emits the event once', async () => {
    const { page } = await open({
      config: [experiment('all', 'a'), experiment('shop', 'b', { include: '^/shop' })],
      flights: ['a', 'b'],
    });
    expect((await page.evaluate(outcome)).experiments).toEqual(['all:a']);
    await page.evaluate(() => history.pushState({ kept: 1 }, '', '/shop/1'));
    const shop = await page.evaluate(outcome);
    expect(shop).toMatchObject({
      experiments: ['all:a', 'shop:b'],
      scripts: ['/exp/a.js', '/exp/b.js'],
      styles: ['/exp/a.css', '/exp/b.css'],
    });
    await page.evaluate(() => history.replaceState(history.state, '', '/shop/2?disableflights=a'));
    expect(await page.evaluate(outcome)).toMatchObject({
      on: ['b'],
      experiments: ['shop:b'],
      scripts: shop.scripts,
      styles: shop.styles,
    });
    expect(await page.evaluate(() => history.state)).toEqual({ kept: 1 });
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/exp-page');
    expect(await page.evaluate(outcome)).toEqual({
      ...shop,
      on: ['a', 'b'],
      experiments: ['all:a'],
      metas: ['all:a,shop:b'],
      events: [{ on: ['a', 'b'], experiments: ['all:a'] }],
    });
  });

  // EXP-7. A page on which nothing ran at first used to get no metadata.
  it('adds metadata when the first experiment runs, and lists all that have run in the document', async () => {
    const bare = { js: [], css: [] };
    const { page } = await open({
      config: [
        experiment('sale', 'a', { ...bare, include: '^/shop/sale' }),
        experiment('shop', 'b', { ...bare, include: '^/shop' }),
      ],
      flights: ['a', 'b'],
    });
    const metasAt = async (path: string) => {
      await page.evaluate((path) => history.pushState(null, '', path), path);
      return (await page.evaluate(outcome)).metas;
    };
    expect((await page.evaluate(outcome)).metas).toEqual([]);
    expect(await metasAt('/shop')).toEqual(['shop:b']);
    expect(await metasAt('/shop/sale')).toEqual(['shop:b,sale:a']);
    expect(await metasAt('/help')).toEqual(['shop:b,sale:a']);
    expect((await page.evaluate(outcome)).events).toEqual([{ on: ['a', 'b'], experiments: [] }]);
  });
});

describe('a config', () => {
  const useless = [
    ['invalid JSON', '{"experiments":[', 1],
    ['a number', '7', 0],
    ['null', 'null', 0],
    ['empty', '', 1],
    ['without experiments', '{"experiment":[]}', 0],
    ['full of nonsense', '{"experiments":[null,7,"x",[],{"name":{}}]}', 5],
  ] as const;
  it.each(sampleOf(useless, 1))(
    'causes no error for a config that is %s and leaves flights from the URL working',
    async (_, config, lines) => {
      const { page, opened } = await open({ config, flights: ['a'] });
      expect(await page.evaluate(outcome)).toMatchObject({
        on: ['a'],
        experiments: [],
        events: [{ on: ['a'], experiments: [] }],
      });
      await opened.waitForIdle();
      expect(opened.consoleMessages('warn')).toHaveLength(lines);
      expect(opened.errors).toEqual([]);
    },
  );

  it('runs its valid parts and logs each rejected pattern or entry once', async () => {
    const path = `/${'a'.repeat(60)}!`;
    const { page, opened } = await open(
      {
        config: JSON.stringify({
          experiments: {
            zero: experiment('', 'zero'),
            broken: experiment('', 'x', { include: '(' }),
            evil: experiment('', 'x', { include: '^/(a+)+$' }),
            worse: experiment('', 'x', { include: ['^/', '^/(a|a)*$'] }),
            nested: experiment('', 'fine', { include: '^(/[a-z!]+)+$' }),
            chain: experiment('', 'x', { include: '.*.*.*.*.*.*.*=' }),
            typed: experiment('', 'x', { include: 7 }),
          },
        }).replace('"zero"', '"__proto__"'),
        flights: ['zero', 'x', 'fine'],
      },
      '',
      path,
    );
    expect(await page.evaluate(outcome)).toMatchObject({
      experiments: ['__proto__:zero', 'nested:fine'],
      scripts: ['/exp/zero.js', '/exp/fine.js'],
    });
    await opened.waitForIdle();
    expect(opened.consoleMessages('warn', /broken: SyntaxError/)).toHaveLength(1);
    expect(opened.consoleMessages('warn', /(evil|worse|chain): .*unsafe pattern/)).toHaveLength(3);
    expect(opened.consoleMessages('warn', /malformed experiment typed/)).toHaveLength(1);
    expect(opened.consoleMessages('warn')).toHaveLength(5);
  });

  it('runs without its doubtful patterns if the chunk that checks them fails to load', async () => {
    const { html } = site(server, {
      config: [experiment('nested', 'a', { include: '^(/[a-z-]+)+$' }), experiment('plain', 'b')],
      flights: ['a', 'b'],
    });
    publish('/judge', html);
    const opened = await server.openPage('/judge', { faults: [{ url: /chunks\/is-catastrophic/, status: 500 }] });
    expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['plain:b'], scripts: ['/exp/b.js'] });
    await expect.poll(() => opened.consoleMessages('warn', /nested: .*unsafe pattern/)).toHaveLength(1);
    expect(opened.errors).toEqual([]);
  });

  it('runs with five thousand experiments on one domain', { tags: 'all' }, async () => {
    const config = Array.from({ length: 5000 }, (_, index) =>
      experiment(`n${index}`, `f${index}`, { include: `^/(en|sv)/area-${index}/[a-z]+(/.*)?$`, js: [], css: [] }),
    );
    const { page } = await open({ config: [...config, experiment('last', 'last')], flights: ['f1', 'last'] });
    expect(await page.evaluate(outcome)).toMatchObject({
      on: ['f1', 'last'],
      experiments: ['last:last'],
      scripts: ['/exp/last.js'],
    });
  });
});

describe('flights.ready', () => {
  /** Shortens the timeout of requests from six seconds to one. */
  const hastyFetch =
    '<script>{const limit=AbortSignal.timeout;AbortSignal.timeout=ms=>limit.call(AbortSignal,ms/6)}</script>';
  it('resolves flights.ready without a request if experiments are off', async () => {
    const { html } = site(server, { config: [experiment('one', 'a')], flights: ['a'] });
    const opened = await pageWith(html.replace('data-experiments="on"', ''));
    expect(await opened.page.evaluate(outcome)).toMatchObject({
      on: [],
      experiments: [],
      scripts: [],
      metas: [],
      events: [],
    });
    await opened.waitForIdle();
    expect(opened.sent(/config\.json|assignment|experiments/)).toEqual([]);
  });

  it.each(
    sampleOf(
      [
        ['the chunk fails to load', [{ url: /chunks\/experiments/, status: 500 }]],
        ['the config and the assignment fail', [{ url: /\/site\/.*json/, status: 500 }]],
        ['neither ever gets an answer', [{ url: /\/site\/.*json/, never: true as const }]],
        ['the connection is cut', [{ url: /\/site\/.*json/, drop: true as const }]],
        ['a stylesheet never loads', [{ url: /\/exp\/a\.css/, never: true as const }]],
      ],
      2,
    ),
  )('resolves flights.ready when %s', async (_, faults) => {
    const { html } = site(server, {
      config: [experiment('one', 'a')],
      flights: ['a'],
      head: timerSpeedScript(6) + hastyFetch,
    });
    const { page, errors } = await pageWith(html, { faults, until: 'domcontentloaded' });
    await page.waitForFunction(() => 'cobble' in window && 'ready' in (window.cobble as object));
    await page.evaluate(outcome);
    expect(errors).toEqual([]);
  });
});
