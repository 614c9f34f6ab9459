import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { themes } from '../../src/themes/themes';
import { harness } from './harness';
import type { Opened } from './opened';
import { sheetReady } from './sheet-ready';

const { openPage } = harness();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The sheet of components in a theme, with axe in the page and in its frames. */
const sheet = async (theme: string, query = ''): Promise<Opened> => {
  const opened = await openPage(`/catalogue/sheet?theme=${theme}${query}`, {
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  await sheetReady(opened);
  for (const frame of opened.page.frames()) await frame.evaluate(axe);
  return opened;
};

/** What axe finds on the page and in its frames: a rule and an element each, in words. */
const findings = async (page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> => {
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as never as { axe: { run(options: object): Promise<AxeResults> } };
    return (await axe.run({ resultTypes: ['violations'], rules })).violations;
  }, rules);
  return violations.flatMap(({ id, help, nodes }: Result) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.flat().join(' > ')}`),
  );
};

const forceColors = async (page: Page) => {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
};

// THM-1, WGT-1 to WGT-17
describe('axe finds nothing on any example', { timeout: 60_000 }, () => {
  it.each(themes)('in $name', async ({ name }) => {
    const { page } = await sheet(name);
    expect(await findings(page)).toEqual([]);
  });

  it.each(['black', 'education'])('from right to left, and in forced colours, in %s', async (theme) => {
    const { page } = await sheet(theme, '&dir=rtl');
    expect(await findings(page)).toEqual([]);
    await forceColors(page);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    // The colours are the reader's own then; axe reads the text's from -webkit-text-fill-color, which still says the
    // page's.
    expect(await findings(page, { 'color-contrast': { enabled: false } })).toEqual([]);
  });
});

// ARE-1 to ARE-12
it.each(['realms', 'vanilla'])(
  'axe finds nothing on any example of an area, signed out, in %s',
  { timeout: 60_000 },
  async (theme) => {
    const areas = (await findWidgets(`${process.cwd()}/`)).filter(({ description }) => description.kind === 'area');
    const { page } = await sheet(theme, `&widgets=${areas.map(({ name }) => name).join()}`);
    await page.waitForNetworkIdle();
    // No page has three help centres, whose searches are then three landmarks of one name.
    expect(await findings(page, { 'landmark-unique': { enabled: false } })).toEqual([]);
  },
);

it('would find a picture without a text in a shadow root, on the sheet and in a frame', async () => {
  const { page } = await sheet('gray', '&widgets=marketplace-tile,flyout');
  for (const frame of page.frames().slice(0, 2)) {
    await frame.$eval('[data-widget]', (element) =>
      (element.shadowRoot!.querySelector('dialog') ?? element.shadowRoot!).append(
        Object.assign(new Image(), { src: '/favicon.ico' }),
      ),
    );
  }
  expect((await findings(page)).filter((finding) => finding.startsWith('image-alt'))).toHaveLength(2);
});
