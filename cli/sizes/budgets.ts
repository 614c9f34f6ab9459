import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/errors';
import type { Measured } from './measure';

/**
 * The largest size of what a page loads, in bytes of brotli, without the web font. They guard against accidents: nobody
 * needs to work on bytes below them.
 */
export const BUDGETS = {
  loader: 2500,
  runtime: 8700,
  tilePage: 13_000,
  component: 3000,
  /** Captcha, carousel, game card and dialogs. */
  largeComponent: 4000,
  area: 9000,
  /** What every group of services shares behind the tag. */
  servicesCore: 6500,
  /** Every group in one file, for pages without the tag. */
  services: 12_000,
  /** Up to the variant. */
  experiments: 5500,
} as const;

export const LARGE: readonly string[] = ['captcha', 'carousel', 'profile-game-card', 'modal', 'flyout'];

/** One budget, and what was measured against it. */
export interface BudgetRow {
  readonly what: string;
  readonly brotli: number;
  readonly budget: number;
}

/** Adds up the files of a manifest into the budgets' rows. A theme's stylesheet counts by the largest of the themes. */
export const budgetRows = (
  files: Readonly<Record<string, Measured>>,
  widgets: readonly { name: string; kind: string }[],
): BudgetRow[] => {
  const brotli = (path: string) => must(files[path], `${path} in the manifest`).brotli;
  const chunk = (name: string) =>
    brotli(
      must(
        Object.keys(files).find((path) => path.replace(/\.\w+\.js$/, '') === `chunks/${name}`),
        name,
      ),
    );
  const largest = (pattern: RegExp) =>
    Math.max(
      0,
      ...Object.keys(files)
        .filter((path) => pattern.test(path))
        .map(brotli),
    );
  const loader = largest(/^[^/]+\/cobble\.js$/);
  const runtime = chunk('runtime');
  const whole = (name: string) => chunk(name) + largest(new RegExp(`^(?!chunks)[^/]+/${name}\\.[^/]*css$`));
  const rows: BudgetRow[] = [
    { what: 'the pasted file', brotli: loader, budget: BUDGETS.loader },
    { what: 'runtime', brotli: runtime, budget: BUDGETS.runtime },
  ];
  if (widgets.some(({ name }) => name === 'marketplace-tile'))
    rows.push({
      what: 'a page with one tile',
      brotli: loader + runtime + whole('marketplace-tile'),
      budget: BUDGETS.tilePage,
    });
  rows.push({ what: 'core of the services', brotli: chunk('services'), budget: BUDGETS.servicesCore });
  rows.push({ what: 'services', brotli: brotli('services.js'), budget: BUDGETS.services });
  rows.push({ what: 'experiments', brotli: chunk('experiments'), budget: BUDGETS.experiments });
  for (const { name, kind } of widgets) {
    rows.push({
      what: name,
      brotli: whole(name) + (kind === 'area' ? largest(new RegExp(`^[^/]+/${AREAS_SHEET}\\.[^/]*css$`)) : 0),
      budget: kind === 'area' ? BUDGETS.area : LARGE.includes(name) ? BUDGETS.largeComponent : BUDGETS.component,
    });
  }
  return rows;
};
