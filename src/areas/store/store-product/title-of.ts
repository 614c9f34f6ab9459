import type { CatalogProduct } from '../../../services/store/answers';

/** What the catalog calls a product, in the first language that has a name; undefined where none has. */
export const titleOf = (product: CatalogProduct | null): string | undefined =>
  product?.LocalizedProperties?.map(({ ProductTitle, ShortTitle }) => ProductTitle || ShortTitle).find(Boolean);
