import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 that axe omits by default. */
export const OPTIONAL_RULES = { 'target-size': { enabled: true } };

/**
 * Returns axe's violations, one line per rule and element.
 *
 * @param selector the elements to check, with their shadow roots. Default: the whole page
 */
export const axeFindings = async (page: Page, selector?: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (selector, rules) => {
      const { axe } = window as never as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      const { violations } = await axe.run(selector ? { include: selector.split(', ') } : document, {
        resultTypes: ['violations'],
        rules,
      });
      // In Firefox, axe mistakes a confirmation's `all: … !important` for fixed text spacing.
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
    },
    selector,
    OPTIONAL_RULES,
  );
};
