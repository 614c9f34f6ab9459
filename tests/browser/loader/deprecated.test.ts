import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../cli/build/bundle';
import { findWidgets } from '../../../cli/build/find-widgets';
import { outputFiles } from '../../../cli/build/output-files';
import { writeOutput } from '../../../cli/build/write-output';
import { render } from '../../../cli/commands/render';
import { openBuildCache } from '../../../cli/io/build-cache';
import { root } from '../../../esbuild.config.mjs';
import { realms } from '../../../src/themes/realms';
import { runCommand } from '../../unit/cli/support';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { tag } from './tag';

const dist = mkdtempSync(join(tmpdir(), 'cobble-deprecated-'));
const { pageWith } = harness({ dist });

/** Real widgets, with old names for props that are required, have a default, or other values. */
const oldNames = {
  'marketplace-tile': {
    heading: { use: 'title', since: '1.2.0', removedIn: '2.0.0' },
    caption: { use: 'title', since: '1.2.0', removedIn: '2.0.0' },
    stars: { use: 'rating', since: '1.2.0', removedIn: '2.0.0' },
    saleLabel: { use: 'onSaleText', since: '1.2.0', removedIn: '2.0.0' },
  },
  'themed-button': {
    isQuiet: { use: 'variant', values: { '': 'quiet', true: 'quiet' }, since: '1.2.0', removedIn: '2.0.0' },
  },
} as const;

beforeAll(async () => {
  const found = await findWidgets(root);
  const widgets = Object.entries(oldNames).flatMap(([name, deprecated]) =>
    found
      .filter((widget) => widget.name === name)
      .map((widget) => ({ ...widget, description: { ...widget.description, deprecated } })),
  );
  const cache = await openBuildCache(join(root, '.cache/build.json'));
  const { templates } = await bundle(widgets, cache);
  const choice = { themes: [realms], widgets: Object.keys(oldNames) };
  await writeOutput(await outputFiles(templates, choice, cache), dist, cache);
}, 120_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const tile = (attributes: string) => `<div data-widget="marketplace-tile" ${attributes}></div>`;
const texts = (opened: OpenedPage) =>
  opened.page.$$eval('[data-widget]', (all) => all.map(({ shadowRoot }) => shadowRoot?.textContent ?? ''));
const warnings = (opened: OpenedPage) => opened.consoleMessages('warn', /deprecated/);

// Interface 5a
describe('an attribute with an old name', () => {
  it('accepts an attribute with an old name, and warns once for each widget and name', async () => {
    const opened = await pageWith(
      `${tag()}${tile('id="keep" data-heading="Frost Keep" data-stars="4.5"')}${tile('data-heading="Tiny Farm"')}`,
    );
    await opened.waitForMounted();
    const [first, second] = await texts(opened);
    expect(first).toContain('Frost Keep');
    expect(first).toContain('4.5 out of 5');
    expect(second).toContain('Tiny Farm');
    await expect.poll(() => warnings(opened).length).toBe(2);
    await opened.waitForIdle();
    const all = warnings(opened).sort();
    expect(all).toHaveLength(2);
    expect(all[0]).toMatch(
      /^cobble: marketplace-tile #keep: data-heading is deprecated since 1\.2\.0, and version 2\.0\.0 ignores it\. Fix: write data-title instead\. cobble lint --fix PAGE .*Element: <div id="keep"/,
    );
    expect(all[1]).toContain('data-stars');
    expect([...opened.errors, ...opened.consoleMessages('error')]).toEqual([]);
  });

  it("prefers an attribute's new name, in attributes and in data-props", async () => {
    const opened = await pageWith(
      `${tag()}${tile('data-heading="Old" data-title="New"')}${tile(`data-heading="Old" data-props='{"title":"Newer"}'`)}${tile(`data-props='{"caption":"From JSON"}'`)}`,
    );
    await opened.waitForMounted();
    const all = await texts(opened);
    expect(all.map((text) => /Old|Newer|New|From JSON/.exec(text)?.[0])).toEqual(['New', 'Newer', 'From JSON']);
  });

  it('maps old values, and follows a change', async () => {
    const opened = await pageWith(
      `${tag()}<div data-widget="themed-button" data-is-quiet>Play</div><div data-widget="themed-button" data-variant="quiet">Play</div>`,
    );
    await opened.waitForMounted();
    const classes = () =>
      opened.page.$$eval('[data-widget]', (all) =>
        all.map(({ shadowRoot }) => shadowRoot?.querySelector('button')?.className),
      );
    const [mapped, quiet] = await classes();
    expect(mapped).toBe(quiet);
    await opened.page.$eval('[data-is-quiet]', (element) => element.removeAttribute('data-is-quiet'));
    await expect.poll(async () => (await classes())[0]).not.toBe(quiet);
  });

  it('replaces a default text under texts by its old name', async () => {
    const opened = await pageWith(
      `${tag()}<script type="application/json" data-cobble-config>{ "texts": { "saleLabel": "Cheap" } }</script>${tile('data-title="Keep" data-price="1" data-original-price="2"')}`,
    );
    await opened.waitForMounted();
    expect((await texts(opened))[0]).toContain('Cheap');
    await expect.poll(() => warnings(opened)[0]).toContain('"saleLabel" in data-props or texts is deprecated');
  });

  it('accepts an old attribute name in a server-rendered page', async () => {
    const page = `${tag()}${tile('data-heading="Frost Keep"')}`;
    const { code, out } = await runCommand((io) => render('-', { out: dist }, io), page);
    expect([code, /<template shadowrootmode.*Frost Keep/s.test(out)]).toEqual([0, true]);
  });

  it('reports a required prop that neither name sets', async () => {
    const opened = await pageWith(`${tag()}${tile('data-price="1"')}`);
    await opened.waitForState('error');
    await expect.poll(() => opened.consoleMessages('error')[0]).toContain('the required data-title is missing');
  });
});
