import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harness } from '../harness';
import { snippetOutput } from '../loader/pinned-page';
import { tag } from '../loader/tag';
import { experiment, outcome, site } from './site';

const server = harness();
const { publish, pageWith } = server;

let folder: string;
let config: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  config = join(folder, 'page.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

const CHUNK = /^\/dist\/chunks\/experiments\./;
const CONFIG = /\/config\.json$/;

it.each([[false], [true]])(
  'preloads what experiments need before cobble.js arrives, and only once (pinned: %s)',
  async (pin) => {
    publish('/exp/v.css', '');
    publish('/exp/v.js', '');
    const { html, paths } = site(server, { config: [experiment('one', 'v')], flights: ['v'] });
    writeFileSync(config, JSON.stringify({ experiments: { configUrl: paths.config } }));
    const page = async (preload: boolean) => {
      const snippet = await snippetOutput({ pin, preload, config });
      return html.replace(
        tag('data-experiments="on" '),
        snippet.replace('<script async', '<script async data-experiments="on"'),
      );
    };
    const unanswered = {
      faults: [{ url: /\/cobble\.(\w+\.)?js/, never: true as const }],
      until: 'domcontentloaded',
    } as const;
    const early = await pageWith(await page(true), unanswered);
    await expect.poll(() => early.sent(CHUNK).length).toBe(1);
    await expect.poll(() => early.sent(CONFIG).length).toBe(1);
    await expect.poll(() => early.sent(/\/cobble\.(\w+\.)?js/).length).toBe(1);
    const late = await pageWith(await page(false), unanswered);
    await expect.poll(() => late.sent(/\/cobble\.(\w+\.)?js/).length).toBe(1);
    expect([...late.sent(CHUNK), ...late.sent(CONFIG)]).toEqual([]);

    server.faults([]);
    for (const preload of [true, false]) {
      const opened = await pageWith(await page(preload));
      expect(await opened.page.evaluate(outcome)).toMatchObject({ on: ['v'], experiments: ['one:v'] });
      await opened.waitForIdle();
      expect([opened.sent(CHUNK).length, opened.sent(CONFIG).length]).toEqual([1, 1]);
      // The next page has a cached config.
      await opened.page.goto(opened.page.url());
      expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['one:v'] });
      expect(opened.sent(CONFIG)).toHaveLength(1);
      expect([...opened.errors, ...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
    }
  },
);

it('preloads no config whose request needs the pre-auth header, which a preload lacks', async () => {
  const { paths } = site(server, {});
  writeFileSync(config, JSON.stringify({ experiments: { configUrl: paths.config } }));
  const snippet = await snippetOutput({ preload: true, config });
  const head = snippet.slice(0, snippet.indexOf('<script async'));
  for (const [cookies, count] of [
    [{}, 1],
    [{ preauth: 'secret' }, 0],
  ] as const) {
    const opened = await pageWith(head, { cookies });
    await opened.waitForIdle();
    expect(opened.sent(CONFIG)).toHaveLength(count);
  }
});
