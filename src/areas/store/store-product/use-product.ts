import { visitorCountry } from '../../../services/session/visitor-country';
import type { CatalogProduct } from '../../../services/store/answers';
import { answerFor } from '../../kit/answer-for';
import { bounded } from '../../kit/bounded';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { findProduct, owns } from '../parts/catalog-product';

export interface ProductOptions {
  readonly productId: string;
  readonly offerId: string | undefined;
  /** Two-letter country code. Default: the visitor's country. */
  readonly market: string | undefined;
}

export interface ProductState {
  readonly market: string;
  /** `data` is undefined until the current product has loaded. */
  readonly call: CallState<{ readonly id: string; readonly product: CatalogProduct | undefined }>;
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
      return { id: productId, product: findProduct(catalog?.Products ?? [], productId) };
    },
    [productId, market],
    { bound: bounded },
  );
  const inventory = useCall(from, ({ store }, signal) => store.inventory({}, { signal }), [productId, offerId], {
    signedIn: true,
  });
  return {
    market,
    call: answerFor(productId, call),
    // Compute `isOwned` in each render. If the request computed it, the result could belong to the previous product.
    isOwned: owns(inventory.data, [productId, offerId]),
    retryInventory: () => {
      if (inventory.status === 'error') inventory.retry();
    },
  };
};
