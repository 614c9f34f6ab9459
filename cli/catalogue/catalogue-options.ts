import type { Theme } from '../../src/themes/theme';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from '../build/find-widgets';

/** `bundle` and `art` are URLs relative to the catalogue's pages. */
export interface CatalogueOptions {
  readonly widgets: readonly CatalogueWidget[];
  readonly themes: readonly Theme[];
  readonly bundle: string;
  readonly art: string;
  /** Without an API, areas show their fallbacks. */
  readonly api?: string;
  /** URL of the published catalogue, with a trailing slash, for links in editors. */
  readonly base?: string;
  readonly version: string;
}

export interface CatalogueWidget {
  readonly description: WidgetDescription;
  readonly part?: string;
}

export const catalogueWidgets = (found: readonly FoundWidget[]): CatalogueWidget[] =>
  found
    .map(({ component, description }) => ({
      description,
      part: /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(component)?.[1],
    }))
    .sort((a, b) => (a.part ?? '').localeCompare(b.part ?? ''));

export const pageOf = (widget: string): string => `${widget}.html`;

export const previewOf = (widget: string): string => `${widget}.preview.html`;

export const isLive = ({ api }: CatalogueOptions, { kind }: WidgetDescription): boolean =>
  kind === 'component' || api !== undefined;
