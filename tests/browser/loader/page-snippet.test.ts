import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harness } from '../harness';
import { snippetOutput } from './pinned-page';
import { FILES, tile } from './tag';

const { pageWith, faults } = harness();
const widgets = `<div data-widget="carousel" data-label="Maps">${tile()}${tile('data-theme="gray"', 'Frost Keep')}</div>
<div data-widget="server-status"></div><div data-widget="themed-button" data-load="interaction"><p>Play</p></div>`;

let folder: string;
let page: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  page = join(folder, 'page.html');
  writeFileSync(page, `<!doctype html><title>Shop</title>${widgets}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inHead = (snippet: string) =>
  `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Shop</title>${snippet}</head><body>${widgets}</body></html>`;
const file = (path: string) => path.replace(/\.[\da-f]{6}(?=\.)/, '');
const tagFile = /\/cobble(-components)?\.(\w+\.)?js/;

it.each([[false], [true]])(
  'requests the files before the tag arrives, once each, without a stylesheet link (pinned: %s)',
  async (pin) => {
    const snippet = await snippetOutput({ page, preload: true, pin });
    expect(snippet).not.toContain('rel="stylesheet"');
    const early = await pageWith(inHead(snippet), {
      faults: [{ url: tagFile, never: true }],
      until: 'domcontentloaded',
    });
    const ofArea = ['server-status', 'services', 'services-help-centre'].map((name) => `/dist/chunks/${name}.js`);
    // The file with all components isn't pinned.
    const expected = pin
      ? [...ofArea, ...['carousel', 'marketplace-tile', 'runtime'].map((name) => `/dist/chunks/${name}.js`)]
      : [...ofArea, '/dist/gray/marketplace-tile.css', '/dist/realms/areas.css', '/dist/realms/server-status.css'];
    const requested = () =>
      early
        .sent(FILES)
        .map(({ path }) => file(path))
        .filter((path) => !tagFile.test(path));
    await expect.poll(() => requested().sort()).toEqual(expected.sort());

    faults([]);
    const opened = await pageWith(inHead(snippet));
    await opened.waitForMounted('[data-widget]:not([data-load])');
    await opened.waitForIdle();
    const files = opened.sent(FILES).map(({ path }) => path);
    expect(files.length).toBeGreaterThanOrEqual(expected.length);
    expect(new Set(files).size).toBe(files.length);
    expect([...opened.errors, ...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
  },
);
