import { visitorCountry } from '../../../services/session/visitor-country';
import type { CatalogProduct } from '../../../services/store/answers';
import { bounded } from '../../kit/bounded';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { findProduct, owns } from './catalog-product';

export interface ProductOptions {
  readonly productId: string;
  readonly offerId: string | undefined;
  /** Two letters. By default, the visitor's country. */
  readonly market: string | undefined;
}

export interface ProductState {
  readonly market: string;
  /** `data` is never the previous product's. */
  readonly call: CallState<{ readonly productId: string; readonly product: CatalogProduct | undefined }>;
  readonly isOwned: boolean;
  retryInventory(): void;
}

export const useProduct = (
  from: ServicesState,
  { productId, offerId, market: given }: ProductOptions,
): ProductState => {
  const market = given || visitorCountry();
  const call = useCall(
    from,
    async ({ store }, signal) => {
      const catalog = await store.catalog({ bigIds: [productId], market }, { signal });
      return { productId, product: findProduct(catalog?.Products ?? [], productId) };
    },
    [productId, market],
    { bound: bounded },
  );
  const inventory = useCall(from, ({ store }, signal) => store.inventory({}, { signal }), [productId, offerId], {
    signedIn: true,
  });
  return {
    market,
    call: call.data?.productId === productId ? call : { ...call, data: undefined },
    // Check both ids, because the inventory may still be the previous product's.
    isOwned: owns(inventory.data, [productId, offerId]),
    retryInventory: () => {
      if (inventory.status === 'error') inventory.retry();
    },
  };
};
