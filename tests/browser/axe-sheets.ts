import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { OPTIONAL_RULES } from './axe-findings';
import type { Harness } from './harness';
import type { OpenedPage } from './opened-page';
import { sheetReady } from './sheet-ready';
import { waitForData } from './wait-for-data';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const axeSheet = async ({ openPage }: Harness, theme: string, query = ''): Promise<OpenedPage> => {
  const opened = await openPage(`/catalogue/sheet?theme=${theme}${query}`, {
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  await sheetReady(opened);
  for (const document of await documentsOf(opened.page)) await document.evaluate(axe);
  return opened;
};

export const documentsOf = async (page: Page): Promise<readonly Pick<Page, 'evaluate'>[]> => [
  page,
  ...(await Promise.all((await page.$$('iframe')).map((element) => element.contentFrame()))),
];

export const findingsOnSheet = async (
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
): Promise<string[]> => {
  const violations = await page.evaluate(
    async (rules) => {
      const { axe } = window as never as { axe: { run(options: object): Promise<AxeResults> } };
      return (await axe.run({ resultTypes: ['violations'], rules })).violations;
    },
    { ...rules, ...OPTIONAL_RULES },
  );
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

export const axeOnSheets = (
  harnessed: Harness,
  themes: {
    readonly components: readonly string[];
    readonly turned: readonly string[];
    readonly areas: readonly string[];
  },
): void => {
  // Rules THM-1, WGT-1 to WGT-17
  describe('the catalogue examples', { timeout: 60_000 }, () => {
    it.each(themes.components)('finds no axe violations in the catalogue examples in %s', async (theme) => {
      const { page } = await axeSheet(harnessed, theme);
      expect(await findingsOnSheet(page)).toEqual([]);
    });

    it.each(themes.turned)('finds no axe violations right to left and in forced colours in %s', async (theme) => {
      const { page } = await axeSheet(harnessed, theme, '&dir=rtl');
      expect(await findingsOnSheet(page)).toEqual([]);
      await forceColors(page);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      // In forced colours, skip the contrast: axe reads -webkit-text-fill-color, which browsers don't update.
      expect(await findingsOnSheet(page, { 'color-contrast': { enabled: false } })).toEqual([]);
    });

    // Rules ARE-1 to ARE-12
    it.each(themes.areas)('finds no axe violations in areas, signed out, in %s', async (theme) => {
      const areas = (await findWidgets(`${process.cwd()}/`)).filter(({ description }) => description.kind === 'area');
      const { page } = await axeSheet(harnessed, theme, `&widgets=${areas.map(({ name }) => name).join()}`);
      await waitForData(page);
      // This catalogue page shows three help centres, so three search landmarks share a name. A real page has only one.
      expect(await findingsOnSheet(page, { 'landmark-unique': { enabled: false } })).toEqual([]);
    });
  });
};
