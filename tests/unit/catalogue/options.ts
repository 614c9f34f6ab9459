import { findWidgets } from '../../../cli/build/find-widgets';
import { type CatalogueOptions, catalogueWidgets } from '../../../cli/catalogue/catalogue-options';
import { themes } from '../../../src/themes/themes';

/** The options of `cobble catalogue --base https://site.example/catalogue/`. */
export const wholeCatalogue: CatalogueOptions = {
  widgets: catalogueWidgets(await findWidgets(`${process.cwd()}/`)),
  themes,
  bundle: 'dist/',
  art: 'art/',
  base: 'https://site.example/catalogue/',
  version: '1.2.3',
};
