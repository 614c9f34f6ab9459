import type { Theme } from '../../src/themes/theme';
import type { CatalogueWidget } from './catalogue-widget';

/** What a catalogue is made from. All addresses are relative to its pages, which lie in one folder. */
export interface CatalogueOptions {
  readonly widgets: readonly CatalogueWidget[];
  /** The first is shown until a visitor chooses. */
  readonly themes: readonly Theme[];
  /** The build's folder: `dist/`. */
  readonly bundle: string;
  /** The folder of the examples' pictures: `art/`. */
  readonly art: string;
  /** Where areas call their services. Without it they are shown as what a page has until they load. */
  readonly api?: string;
  /** Where the catalogue will be published, for links from editors; without it they get none. Ends in a slash. */
  readonly base?: string;
  /** Of the package. */
  readonly version: string;
}
