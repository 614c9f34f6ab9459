import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong now, a rule and an element each, in words; empty when all is well.
 *
 * @param selector only inside these elements, their shadow roots too; default the whole page
 */
export const axeFindings = async (page: Page, selector?: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { axe } = window as never as { axe: { run(context: object, options: object): Promise<AxeResults> } };
    const { violations } = await axe.run(selector ? { include: selector.split(', ') } : document, {
      resultTypes: ['violations'],
    });
    // A question takes no style of the page's, `all` with `!important`: Firefox has that for each property, and Chromium
    // does not, so that axe finds it in Firefox alone. A reader's own stylesheet wins over it all the same.
    const isMeant = (id: string, target: unknown) =>
      id === 'avoid-inline-spacing' && String(target) === 'cobble-confirmation';
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ target }) => !isMeant(id, target))
        .map(
          ({ target, failureSummary }) =>
            `${id}: ${help}: ${target.flat().join(' > ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
    );
  }, selector);
};
