import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings';
import type { Harness } from '../harness';
import type { Opened } from '../opened';
import { untilLoaded } from '../until-loaded';
import { signIn } from './player';

/**
 * What axe finds once every area is mounted and nothing loads any more. The page comes first: what is lazy is scrolled
 * into view.
 */
const findings = async (opened: Opened): Promise<string[]> => {
  const { page } = opened;
  for (const element of await page.$$('[data-widget]'))
    await element.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await opened.mounted();
  await untilLoaded(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return axeFindings(page);
};

/** Has axe look at the sites of the examples, in each of the themes. */
export const axeOnPages = ({ openPage }: Harness, themes: readonly string[]): void => {
  // ARE-1 ARE-4 ARE-5 ARE-6 ARE-7 ARE-8 ARE-9 ARE-10 ARE-12
  it.each(['landing', 'marketplace', 'profile'].flatMap((name) => themes.map((theme) => ({ name, theme }))))(
    'axe finds nothing on the $name page in $theme, signed out and signed in',
    async ({ name, theme }) => {
      const path = `/examples/pages/${name}.html?theme=${theme}`;
      const opened = await openPage(path, { media: { 'prefers-reduced-motion': 'reduce' } });
      expect(await findings(opened), 'signed out').toEqual([]);
      await signIn(opened, path);
      expect(await findings(opened), 'signed in').toEqual([]);
    },
    120_000,
  );
};
