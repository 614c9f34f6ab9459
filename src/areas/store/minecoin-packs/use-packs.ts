import { log } from '../../../platform/log';
import { visitorCountry } from '../../../services/session/visitor-country';
import type { CatalogProduct } from '../../../services/store/answers';
import { bounded } from '../../kit/bounded';
import { forAnyone } from '../../kit/for-anyone';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { titleOf } from '../parts/catalog-product';
import { type ProductPrice, priceOf } from '../parts/price-of';

export interface Pack {
  readonly productId: string;
  readonly title: string;
  readonly price: ProductPrice;
}

export interface PacksOptions {
  readonly ids: readonly string[];
  /** Two-letter country code. Default: the visitor's country. */
  readonly market: string | undefined;
}

/** Returns the packs in the order of `ids` (STO-3, STO-8). */
export const usePacks = (from: ServicesState, { ids, market: given }: PacksOptions): CallState<Pack[]> => {
  const market = given || visitorCountry();
  return useCall(
    forAnyone(from),
    async ({ store }, signal) => {
      if (!ids.length) {
        log('warn', 'cobble: minecoin-packs has no packs. Fix: set minecoinProducts in the settings.');
        return [];
      }
      const catalog = await store.catalog({ bigIds: ids, market }, { signal });
      return packsOf(catalog?.Products ?? [], ids, market);
    },
    [ids.join(), market],
    { bound: bounded },
  );
};

const packsOf = (products: readonly CatalogProduct[], ids: readonly string[], market: string): Pack[] =>
  ids.flatMap((productId) => {
    const product = products.find(({ ProductId }) => ProductId?.toLowerCase() === productId.toLowerCase());
    const title = titleOf(product);
    const price = product && priceOf(product, market, Date.now());
    return title && typeof price === 'object' ? [{ productId, title, price }] : [];
  });
