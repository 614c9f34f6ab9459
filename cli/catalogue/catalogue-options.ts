import type { Theme } from '../../src/themes/theme';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from '../build/find-widgets';

/** URLs are relative to the catalogue's pages. */
export interface CatalogueOptions {
  readonly widgets: readonly CatalogueWidget[];
  /** The first is the default. */
  readonly themes: readonly Theme[];
  /** The build's folder: `dist/`. */
  readonly bundle: string;
  /** The folder of example images: `art/`. */
  readonly art: string;
  /** Base URL of the API. Default: none, so areas show their fallbacks. */
  readonly api?: string;
  /** URL of the published catalogue, with a trailing slash. Default: none, so editors get no links. */
  readonly base?: string;
  readonly version: string;
}

export interface CatalogueWidget {
  readonly description: WidgetDescription;
  /** The site section of an area: `help`. */
  readonly part?: string;
}

/** Returns components, then areas by site section. */
export const catalogueWidgets = (found: readonly FoundWidget[]): CatalogueWidget[] =>
  found
    .map(({ component, description }) => ({
      description,
      part: /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(component)?.[1],
    }))
    .sort((a, b) => (a.part ?? '').localeCompare(b.part ?? ''));

export const pageOf = (widget: string): string => `${widget}.html`;
