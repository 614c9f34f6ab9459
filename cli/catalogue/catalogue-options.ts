import type { Theme } from '../../src/themes/theme';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from '../build/find-widgets';

/** The input of a catalogue. URLs are relative to its pages. */
export interface CatalogueOptions {
  readonly widgets: readonly CatalogueWidget[];
  /** The first is the default. */
  readonly themes: readonly Theme[];
  /** The build's folder: `dist/`. */
  readonly bundle: string;
  /** The folder of the examples' images: `art/`. */
  readonly art: string;
  /** Base URL of the API. Without it, areas show their fallbacks. */
  readonly api?: string;
  /** URL of the published catalogue, with a slash at its end. Without it, editors get no links. */
  readonly base?: string;
  readonly version: string;
}

export interface CatalogueWidget {
  readonly description: WidgetDescription;
  /** The part of the site that an area belongs to: `help`. */
  readonly part?: string;
}

/** Returns components first, then areas by the part of the site. */
export const catalogueWidgets = (found: readonly FoundWidget[]): CatalogueWidget[] =>
  found
    .map(({ component, description }) => ({
      description,
      part: /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(component)?.[1],
    }))
    .sort((a, b) => (a.part ?? '').localeCompare(b.part ?? ''));

/** Returns a widget's page in the catalogue's folder. */
export const pageOf = (widget: string): string => `${widget}.html`;
