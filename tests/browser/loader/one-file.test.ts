import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../cli/commands/build';
import { Maps } from '../../../cli/trace/maps';
import { policies } from '../../../examples/pages/policies';
import { runCommand } from '../../unit/cli/support';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { Violations } from '../policy/violations';
import { snippetOutput, states } from './pinned-page';
import { tag, tile } from './tag';

const dist = mkdtempSync(join(tmpdir(), 'cobble-one-'));
const { pageWith } = harness({ dist });

beforeAll(async () => {
  const options = {
    theme: ['realms', 'gray'],
    widgets: ['marketplace-tile', 'carousel', 'themed-button', 'marketplace-popular'],
    out: dist,
    oneFile: true,
    sourcemap: true,
  };
  expect(await runCommand((io) => build(options, io))).toMatchObject({ code: 0, err: '' });
}, 120_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const button = '<div data-widget="themed-button">Play</div>';
const widgets = `<div data-widget="carousel" data-label="Maps">${tile()}${tile('', 'Frost Keep')}</div>${button}<div data-widget="marketplace-popular"></div>`;
const inHead = (head: string, body: string) =>
  `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>One file</title>${head}</head><body>${body}</body></html>`;

/** Returns the requested scripts, stylesheets and fonts, without build ids. */
const loaded = (opened: OpenedPage) =>
  opened.sent(/^\/dist\/.*\.(js|css|woff2)$/).map(({ path }) => path.replace(/\.[\da-f]{6}\./, '.ID.'));

// CLI-3
describe('a build with --one-file', () => {
  it('mounts components and an area with the web font, after one request', async () => {
    const opened = await pageWith(tag() + widgets);
    await opened.waitForMounted();
    await opened.waitForIdle();
    expect(loaded(opened)).toEqual(['/dist/realms/cobble.js']);
    expect([...opened.errors, ...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
    expect(
      await opened.page.$$eval('[data-widget]', (all) =>
        all.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.every(({ cssRules }) => cssRules.length > 1)),
      ),
    ).toEqual([true, true, true, true, true]);
    expect(await opened.page.evaluate(() => [...document.fonts].map(({ family }) => family))).toContain('Cobble Pixel');
  });

  it.each(Object.entries(policies))('mounts a build with --one-file under the policy %s', async (_, policy) => {
    const violations = new Violations();
    const head = tag('nonce="n0nce"');
    const opened = await pageWith(inHead(head, widgets), {
      headers: { 'content-security-policy': policy('n0nce') },
      before: violations.watch,
    });
    await opened.waitForMounted();
    await opened.waitForIdle();
    expect(loaded(opened)).toEqual(['/dist/realms/cobble.js']);
    expect([...violations.list, ...opened.errors]).toEqual([]);
  });

  it('names a widget that the build omits, and an unknown one, with the fix', async () => {
    const opened = await pageWith(
      `${tag()}${button}<div data-widget="promo-banner"><p>Sale</p></div><div data-widget="themed-buton"><p>Go</p></div>`,
    );
    await opened.waitForState('mounted', '[data-widget=themed-button]');
    await opened.waitForState('error', '[data-widget=promo-banner],[data-widget=themed-buton]');
    await expect
      .poll(() => opened.consoleMessages('error').map((text) => text.split('\n')[0]))
      .toEqual([
        "cobble: this build doesn't contain the widget 'promo-banner'. Fix: add it to --widgets of cobble build: carousel,marketplace-popular,marketplace-tile,themed-button,promo-banner.",
        "cobble: unknown widget 'themed-buton'. Fix: use 'themed-button'.",
      ]);
  });

  it('fetches the stylesheet of another theme, and reports it with the fix if it is missing', async () => {
    const themed = tag() + tile('data-theme="gray"') + button;
    const opened = await pageWith(themed);
    await opened.waitForMounted();
    expect(loaded(opened)).toEqual(['/dist/realms/cobble.js', '/dist/gray/marketplace-tile.ID.css']);
    const broken = await pageWith(themed, { faults: [{ url: /gray\/marketplace-tile/, status: 404 }] });
    await broken.waitForState('mounted', '[data-widget=themed-button]');
    await broken.waitForState('error', '[data-widget=marketplace-tile]');
    await expect
      .poll(() => broken.consoleMessages('error', /answered 404.*Fix: publish the complete output folder/))
      .toHaveLength(1);
  });
});

// Browsers may decode the script in the page's encoding, and agree only on ASCII.
it('writes a build with --one-file in ASCII', () => {
  expect(readFileSync(join(dist, 'realms/cobble.js'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
});

// CLI-3
it.each([
  ['no files in', 'src/loader/chunks.ts'],
  ['without all CSS', 'src/embed/style-sheet.ts'],
  ['aria-live', 'src/widgets/carousel/carousel.tsx'],
])('maps "%s" in a build with --one-file to %s', (text, source) => {
  const script = readFileSync(join(dist, 'realms/cobble.js'), 'utf8');
  const lines = script.slice(0, script.indexOf(text)).split('\n');
  const found = new Maps(dist).positionIn('realms/cobble.js', lines.length, lines.at(-1)!.length + 1);
  expect(found?.source).toBe(source);
  expect(readFileSync(source, 'utf8').split('\n')[found!.line - 1]).toContain(text);
});

// threat 6
describe('a pinned build with --one-file', () => {
  it('writes one file with one integrity, and maps only the other chunks', async () => {
    const snippet = await snippetOutput({ out: dist, pin: true });
    expect(snippet.match(/ integrity="/g)).toHaveLength(1);
    expect(snippet).not.toMatch(/chunks\/(runtime|carousel|services-marketplace)\./);
    const opened = await pageWith(`${snippet}${widgets}<div data-widget="promo-banner"></div>`);
    await opened.waitForMounted('[data-widget]:not([data-widget=promo-banner])');
    // The chunk of reports is checked by the import map.
    await expect
      .poll(() => opened.consoleMessages('error', /doesn't contain the widget 'promo-banner'/))
      .toHaveLength(1);
    await opened.waitForIdle();
    expect(loaded(opened)).toEqual(['/dist/realms/cobble.ID.js', '/dist/chunks/report.ID.js']);
  });

  it("doesn't run a changed file of a pinned build", async () => {
    const snippet = await snippetOutput({ out: dist, pin: true });
    const [, path = ''] = /src="(.*?)"/.exec(snippet) ?? [];
    const body = `${readFileSync(join(dist, path.replace('/dist/', '')), 'utf8')};`;
    const opened = await pageWith(snippet + tile(), {
      faults: [{ url: new RegExp(path), body }],
    });
    await opened.waitForIdle();
    expect(await states(opened)).toEqual([['marketplace-tile', null, true]]);
  });
});
