import type { FoundWidget } from '../build/find-widgets';
import type { CatalogueWidget } from './catalogue-widget';

/** Widgets as the catalogue lists them: components first, then the areas by the part of the site. */
export const catalogueWidgets = (found: readonly FoundWidget[]): CatalogueWidget[] =>
  found
    .map(({ component, description }) => ({
      description,
      part: /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(component)?.[1],
    }))
    .sort((a, b) => (a.part ?? '').localeCompare(b.part ?? ''));
