import type { WidgetDescription } from '../../src/widgets/kit/description';

/** A widget as the catalogue lists it. */
export interface CatalogueWidget {
  readonly description: WidgetDescription;
  /** The part of the site that an area belongs to: `help`; undefined for a component. */
  readonly part?: string;
}
