import type { CatalogProduct } from '../../services/answers/store';
import { toText } from '../shared/to-text';
import { rowsOf } from './rows-of';

/** What the catalog calls a product, in the first language that has a name; undefined where none has. */
export const titleOf = (product: CatalogProduct | null): string | undefined =>
  rowsOf(product?.LocalizedProperties)
    .map(({ ProductTitle, ShortTitle }) => toText(ProductTitle) ?? toText(ShortTitle))
    .find(Boolean);
