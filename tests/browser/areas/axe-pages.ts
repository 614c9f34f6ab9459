import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings';
import type { Harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { waitForData } from '../wait-for-data';
import { signIn } from './player';

const findings = async (opened: OpenedPage): Promise<string[]> => {
  const { page } = opened;
  for (const element of await page.$$('[data-widget]'))
    await element.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await opened.waitForMounted();
  await waitForData(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return axeFindings(page);
};

export const sites = ['landing', 'marketplace', 'profile'] as const;

export interface Visit {
  readonly name: (typeof sites)[number];
  readonly theme: string;
  readonly as: 'signed out' | 'signed in' | 'signed out and signed in';
}

export const axeOnPages = ({ openPage }: Harness, visits: readonly Visit[]): void => {
  // Rules ARE-1, ARE-4 to ARE-10, ARE-12
  it.each(visits)(
    'has no axe violations on the $name page in $theme, $as',
    async ({ name, theme, as }) => {
      const path = `/examples/pages/${name}.html?theme=${theme}`;
      const isOut = as.startsWith('signed out');
      const opened = await openPage(isOut ? path : '/examples/pages/art/mark.svg', {
        media: { 'prefers-reduced-motion': 'reduce' },
      });
      if (isOut) expect(await findings(opened), 'signed out').toEqual([]);
      if (as.endsWith('signed in')) {
        await signIn(opened, path);
        expect(await findings(opened), 'signed in').toEqual([]);
      }
    },
    120_000,
  );
};
