import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../cli/commands/build';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { testIo } from '../../unit/cli/support';
import { needs } from '../engines/needs';
import { extendFontTimeout } from '../extend-font-timeout';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { blockedByCobble, builtFiles, dist, executedScripts, serveChanged, snippetOutput } from './pinned-page';
import { tile } from './tag';

const { origin, pageWith, faults } = harness();
const file = (pattern: RegExp) => builtFiles().filter((path) => pattern.test(path));
const sheet = file(/^realms\/marketplace-tile\./);
const chunk = file(/^chunks\/marketplace-tile\./);
const button = '<div data-widget="themed-button" data-load="eager"><p>Old</p></div>';
const silent = async (opened: OpenedPage) => {
  await opened.waitForIdle();
  expect(opened.errors).toEqual([]);
  expect([...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
};

// threat 6
describe('a pinned page', () => {
  it("mounts unchanged files of another host without a message, and maps each script's integrity", {
    tags: 'all',
  }, async () => {
    const snippet = await snippetOutput({ pin: true, base: `${origin('cdn.test')}/dist`, api: origin() });
    const settings = { telemetry: { adapter: 'dataLayer' }, helpCentre: { ticketFormId: 360001900401 } };
    const opened = await pageWith(
      `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>${snippet.replace('<script async', '<script async data-experiments="on"')}
      ${tile()}${tile('data-theme="gray"')}<div data-widget="support-ticket"></div><div data-widget="help-article" data-article-id="360040300301"></div><div data-widget="marketplace-popular"></div>`,
      { before: extendFontTimeout },
    );
    await opened.waitForMounted();
    await opened.page.evaluate('cobble.services().then((services) => services.store.regions()).catch(() => {})');
    await opened.waitForRendering();
    await silent(opened);
    expect(await opened.page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
    const { integrity } = JSON.parse(/importmap">(.*?)<\/script>/.exec(snippet)![1]!) as {
      integrity: Record<string, string>;
    };
    const scripts = opened.sent(/^\/dist\/chunks\/.*\.js/).map(({ url }) => url);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((url) => !integrity[url])).toEqual([]);
  });

  it('retries a chunk and a stylesheet that failed once', { tags: 'all' }, async () => {
    const opened = await pageWith(`${await snippetOutput({ pin: true })}${tile()}`, {
      faults: [
        { url: /chunks\/(runtime|marketplace-tile)/, status: 503, times: 2 },
        { url: /marketplace-tile\.\w+\.css/, status: 503, times: 1 },
      ],
    });
    await opened.waitForMounted();
    await opened.waitForIdle();
    expect(blockedByCobble(opened)).toEqual([]);
  });

  it.each([
    ['a stylesheet', /marketplace-tile\.\w+\.css/],
    ['a list of integrities', /integrity\/realms/],
  ])('reports %s as missing, not as changed, and mounts on the next scan', { tags: 'all' }, async (_, url) => {
    const opened = await pageWith(`${await snippetOutput({ pin: true })}${tile()}`, { faults: [{ url, status: 404 }] });
    await opened.waitForState('error');
    await expect
      .poll(() => opened.consoleMessages('error', /^cobble: marketplace-tile: .* answered 404/))
      .toHaveLength(1);
    expect(blockedByCobble(opened)).toEqual([]);
    faults([]);
    await opened.page.evaluate('cobble.scan()');
    await opened.waitForMounted();
  });

  it("fetches its theme's list of integrities before the stylesheets that need it", async () => {
    const opened = await pageWith(`${await snippetOutput({ pin: true })}${tile()}`);
    await opened.waitForMounted();
    const [list, sheet] = [/integrity\/realms/, /marketplace-tile\.\w+\.css/].map((path) =>
      opened.requests.findIndex((request) => path.test(request.path)),
    );
    expect(list).toBeLessThan(sheet!);
    expect(opened.sent(/integrity/)).toHaveLength(1);
  });

  it('rejects all chunks without its import map, and reports the reason', { tags: 'all' }, async () => {
    const opened = await pageWith(
      `${(await snippetOutput({ pin: true })).replace(/<script type="importmap">.*<\/script>/, '')}${tile()}`,
    );
    await opened.waitForState('error');
    await expect.poll(() => opened.consoleMessages('error', /^cobble: .*import map/).length).toBeGreaterThan(0);
    await opened.waitForIdle();
    expect(opened.sent(/\/chunks\/.*\.js/)).toEqual([]);
  });

  it('loads no script from the URL of a base element after the tag', async () => {
    const opened = await pageWith(
      `${await snippetOutput({ pin: true })}<base href="${origin('evil.test')}/">${tile()}`,
      {
        faults: serveChanged(chunk).map((fault) => ({ ...fault, when: (req) => req.headers.host!.startsWith('evil') })),
      },
    );
    await opened.waitForMounted();
    expect(await executedScripts(opened)).toEqual([]);
    expect(opened.sent(/\/chunks\/.*\.js/).filter(({ url }) => url.includes('evil'))).toEqual([]);
  });

  const own = `<script type="importmap">{"imports":{"app":"data:text/javascript,document.title='app'"}}</script>`;
  const usesOwn = `<script type="module">import 'app'</script>${tile()}`;

  it('mounts a pinned page that has another import map', async () => {
    needs('several import maps');
    const opened = await pageWith(own + (await snippetOutput({ pin: true })) + usesOwn);
    await opened.waitForMounted();
    await expect.poll(() => opened.page.title()).toBe('app');
    await silent(opened);
  });

  it("explains how to merge the maps if the browser only uses the page's own", { tags: 'all' }, async () => {
    // A browser that supports only one import map ignores the second one, so remove it.
    const snippet = (await snippetOutput({ pin: true })).replace(/<script type="importmap">.*<\/script>/, '');
    const opened = await pageWith(own + snippet + usesOwn);
    await opened.waitForState('error');
    const said = () =>
      opened.consoleMessages('error', /^cobble: .*Fix: .*copy its "imports" and "integrity" into the page's own/);
    await expect.poll(() => said().length).toBeGreaterThan(0);
  });

  it('mounts a pinned page that has merged both import maps into one', async () => {
    const snippet = await snippetOutput({ pin: true });
    const merged = snippet.replace('{"imports":{', `{"imports":{"app":"data:text/javascript,document.title='app'",`);
    const opened = await pageWith(merged + usesOwn);
    await opened.waitForMounted();
    await expect.poll(() => opened.page.title()).toBe('app');
    await silent(opened);
  });

  it('mounts without integrity in import maps, and still rejects changed stylesheets', { tags: 'all' }, async () => {
    const snippet = (await snippetOutput({ pin: true })).replace('"integrity":{', '"ignored":{');
    const opened = await pageWith(snippet + tile() + button, { faults: serveChanged(sheet) });
    await opened.waitForState('mounted', '[data-widget=themed-button]');
    await opened.waitForState('error', '[data-widget=marketplace-tile]');
    await expect.poll(() => blockedByCobble(opened)).toEqual(sheet);
  });

  it.each([
    ['the policy that the snippet prints', {}, true],
    [
      'a policy with a nonce',
      { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; base-uri 'none'" },
      false,
    ],
  ])('mounts a pinned page under %s', async (_, headers, csp) => {
    const snippet = (await snippetOutput({ pin: true, csp })).replaceAll(
      '<script ',
      csp ? '<script ' : '<script nonce="abc" ',
    );
    const opened = await pageWith(`<html lang="en-us"><head>${snippet}</head><body>${tile()}${button}`, {
      headers,
      faults: serveChanged(chunk),
    });
    await opened.waitForState('mounted', '[data-widget=themed-button]');
    await opened.waitForState('error', '[data-widget=marketplace-tile]');
    expect(await executedScripts(opened)).toEqual([]);
    await expect.poll(() => blockedByCobble(opened)).toEqual(chunk);
    await opened.waitForIdle();
    expect(opened.consoleMessages('error', /Content Security Policy/)).toEqual([]);
  });
});

// threat 6, CLI-3
describe('after the next build into the same folder', { tags: 'all' }, () => {
  let server: RunningServer;
  const out = mkdtempSync(join(tmpdir(), 'cobble-pin-'));
  const rebuild = (widget: string, keep: boolean) =>
    build({ theme: ['realms'], widgets: [widget], out, keep }, testIo().io);
  const snippet = async (pin: boolean) => snippetOutput({ out, pin, base: `${server.url}dist` });
  beforeAll(async () => {
    server = await startServer({ port: 0, dist: out });
  });
  afterAll(() => server.close());

  it('mounts, after the next build, with a plain tag and with a pinned tag whose files were kept', async () => {
    cpSync(dist, out, { recursive: true });
    const [plain, pinned] = [await snippet(false), await snippet(true)];
    expect(plain).not.toMatch(/integrity|importmap/);
    const states = async (snippet: string, body: string, state: string) => {
      const opened = await pageWith(snippet + body);
      await opened.waitForState(state);
      await silent(opened);
    };
    await Promise.all([states(plain, button, 'mounted'), states(pinned, button, 'mounted')]);
    await rebuild('marketplace-tile', true);
    const next = await snippet(true);
    await Promise.all([
      states(plain, tile(), 'mounted'),
      states(pinned, button, 'mounted'),
      states(next, tile(), 'mounted'),
    ]);
    await rebuild('themed-button', false);
    const opened = await pageWith(next + tile());
    const pasted = await opened.page.$eval('script[src*="/cobble."]', (script) => (script as HTMLScriptElement).src);
    expect((await fetch(pasted)).status).toBe(404);
    expect(await opened.page.$eval('[data-widget] > p', (fallback) => fallback.checkVisibility())).toBe(true);
  });
});
