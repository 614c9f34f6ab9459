import type { CatalogProduct, Inventory } from '../../../services/store/answers';

/** Compares ids case-insensitively. Returns a single product unchecked, because only one id was requested. */
export const findProduct = (rows: readonly CatalogProduct[], productId: string): CatalogProduct | undefined =>
  rows.length === 1
    ? rows[0]
    : rows.find(({ ProductId }) => (ProductId || productId).toLowerCase() === productId.toLowerCase());

export const titleOf = (product: CatalogProduct | undefined): string | undefined =>
  product?.LocalizedProperties?.map(({ ProductTitle, ShortTitle }) => ProductTitle || ShortTitle).find(Boolean);

/** Searches every field for the ids, because services name the id's field differently. */
export const owns = (inventory: Inventory | undefined, ids: readonly (string | undefined)[]): boolean => {
  const wanted = new Set(ids.filter(Boolean));
  const entitlements = inventory?.result?.inventory?.entitlements ?? [];
  return entitlements.some((entitlement) =>
    Object.values(entitlement).some((value) => typeof value === 'string' && wanted.has(value)),
  );
};
