import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/errors';
import type { Measured } from './measure';

/** Limits, not targets, in brotli bytes, to prevent accidental growth. Only `components` includes the web font. */
export const BUDGETS = {
  loader: 2500,
  runtime: 8700,
  tilePage: 13_000,
  component: 3000,
  largeComponent: 4000,
  /** The tag's script with all components and the web font (5.7 kB). */
  components: 32_000,
  area: 9000,
  servicesCore: 6500,
  /** All service groups in one file, for pages without the tag. */
  services: 12_000,
  experiments: 5500,
} as const;

export interface BudgetRow {
  readonly what: string;
  readonly brotli: number;
  readonly budget: number;
}

interface Widget {
  readonly name: string;
  readonly kind: string;
  readonly isLarge?: true;
}

/** Counts each stylesheet once, because a page loads only one theme. Uses the largest size among the themes. */
export const budgetRows = (files: Readonly<Record<string, Measured>>, widgets: readonly Widget[]): BudgetRow[] => {
  const { chunk, file, largest } = sizesIn(files);
  const loader = largest(/^[^/]+\/cobble\.js$/);
  const runtime = chunk('runtime');
  const sheet = (name: string) => largest(new RegExp(`^(?!chunks)[^/]+/${name}\\.[^/]*css$`));
  const tile = widgets.filter(({ name }) => name === 'marketplace-tile');
  const components = largest(/^[^/]+\/cobble-components\.js$/);
  return [
    { what: 'the pasted file', brotli: loader, budget: BUDGETS.loader },
    ...(components > 0 ? [{ what: 'with all components', brotli: components, budget: BUDGETS.components }] : []),
    { what: 'runtime', brotli: runtime, budget: BUDGETS.runtime },
    ...tile.map(({ name }) => ({
      what: 'a page with one tile',
      brotli: loader + runtime + chunk(name) + sheet(name),
      budget: BUDGETS.tilePage,
    })),
    { what: 'core of the services', brotli: chunk('services'), budget: BUDGETS.servicesCore },
    { what: 'services', brotli: file('services.js'), budget: BUDGETS.services },
    { what: 'experiments', brotli: chunk('experiments'), budget: BUDGETS.experiments },
    ...widgets.map((widget) => ({
      what: widget.name,
      brotli: chunk(widget.name) + sheet(widget.name) + (widget.kind === 'area' ? sheet(AREAS_SHEET) : 0),
      budget: budgetOf(widget),
    })),
  ];
};

const budgetOf = ({ kind, isLarge }: Widget): number => {
  if (kind === 'area') return BUDGETS.area;
  return isLarge ? BUDGETS.largeComponent : BUDGETS.component;
};

const sizesIn = (files: Readonly<Record<string, Measured>>) => {
  const paths = Object.keys(files);
  const file = (path: string) => must(files[path], `${path} in the manifest`).brotli;
  return {
    file,
    chunk: (name: string) =>
      file(
        must(
          paths.find((path) => path.replace(/\.\w+\.js$/, '') === `chunks/${name}`),
          name,
        ),
      ),
    largest: (pattern: RegExp) => Math.max(0, ...paths.filter((path) => pattern.test(path)).map(file)),
  };
};
