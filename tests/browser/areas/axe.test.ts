import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings';
import { harness } from '../harness';
import type { Opened } from '../opened';
import { signIn } from './player';

const { openPage } = harness();

/**
 * What axe finds once every area is mounted and nothing loads any more. The page comes first: what is lazy is scrolled
 * into view.
 */
const findings = async ({
  page,
  mounted,
}: {
  page: Opened['page'];
  mounted(): Promise<unknown>;
}): Promise<string[]> => {
  for (const element of await page.$$('[data-widget]'))
    await element.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await mounted();
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[data-widget]')].some(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('[role=status]') ?? [])].some((one) => one.textContent === 'Loading…'),
      ),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return axeFindings(page);
};

// ARE-1 ARE-4 ARE-5 ARE-6 ARE-7 ARE-8 ARE-9 ARE-10 ARE-12
it.each(
  ['landing', 'marketplace', 'profile'].flatMap((name) => ['realms', 'vanilla'].map((theme) => ({ name, theme }))),
)(
  'axe finds nothing on the $name page in $theme, signed out and signed in',
  async ({ name, theme }) => {
    const path = `/examples/pages/${name}.html?theme=${theme}`;
    const opened = await openPage(path, { media: { 'prefers-reduced-motion': 'reduce' } });
    const ready = { page: opened.page, mounted: () => opened.mounted() };
    expect(await findings(ready), 'signed out').toEqual([]);
    await signIn(opened, path);
    expect(await findings(ready), 'signed in').toEqual([]);
  },
  120_000,
);
