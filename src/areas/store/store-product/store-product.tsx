import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { CallView } from '../../kit/call-view';
import { useEntitlement } from '../../kit/use-entitlement';
import { useServices } from '../../kit/use-services';
import { titleOf } from '../parts/catalog-product';
import { priceOf } from '../parts/price-of';
import { reportBuyLink } from '../parts/report-buy-link';
import { PriceView } from './price-view';
import { outcomeOf, PurchaseOutcome } from './purchase-outcome';
import { actionShimmer, bought, card, panel, priceShimmer, row, titleShimmer } from './store-product.style';
import type { description } from './store-product.widget';
import { useProduct } from './use-product';
import { type ProductTexts, type PurchaseStep, usePurchase } from './use-purchase';

export const StoreProduct = ({
  host,
  productId,
  offerId,
  amount,
  storeId,
  href,
  entitlement,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services, gamertag } = from;
  const { market, call, isOwned, retryInventory } = useProduct(from, { productId, offerId, market: texts.market });
  const isEntitled = useEntitlement(from, entitlement);
  const purchase = usePurchase({ host, services, gamertag, offer: { productId, offerId, amount, storeId } });
  const { step } = purchase;
  const isBought = step === 'bought' || step === 'owned';
  const hasProduct = isBought || purchase.isBought || isOwned || isEntitled;
  const outcome = outcomeOf(step, texts, purchase.texts);
  const buyButton = (
    <AreaButton
      popup="dialog"
      busy={step === 'checking' || step === 'asking' || step === 'buying'}
      onClick={(opener) => {
        retryInventory();
        void purchase.buy(opener);
      }}
    >
      {buttonTextOf(step, !!outcome, texts)}
    </AreaButton>
  );
  const signInButton = services && <AreaButton login={services}>{texts.signInText}</AreaButton>;

  return (
    <article className={`${base} ${card}`}>
      <CallView
        call={call}
        texts={texts}
        shimmer={
          <>
            <div className={`${wave} ${titleShimmer}`} />
            <div className={`${wave} ${priceShimmer}`} />
            <div className={`${wave} ${actionShimmer}`} />
          </>
        }
        empty={({ product }) => !titleOf(product) && <p>{texts.emptyText}</p>}
      >
        {({ product }) => {
          const price = product && priceOf(product, market, Date.now());
          // Sell an offer for Minecoins even if its price isn't in the catalog, unless the catalog says that the
          // product isn't sold.
          const coins = typeof price === 'string' ? undefined : amount;
          const paid = coins === undefined ? price : { amount: coins };
          const isSold = typeof paid === 'object';
          const isSoldHere = !!offerId && amount !== undefined;
          return (
            <>
              <h2>{titleOf(product)}</h2>
              <PriceView coins={coins} price={price} locale={host.locale} texts={texts} />
              {hasProduct && step === 'idle' && <p className={`${panel} ${bought}`}>{texts.ownedText}</p>}
              {outcome && <PurchaseOutcome isGood={isBought}>{outcome}</PurchaseOutcome>}
              {!hasProduct && isSold && (
                <div className={row}>
                  {isSoldHere && (gamertag ? buyButton : signInButton)}
                  {!isSoldHere && href && (
                    <AreaButton href={href} onClick={() => reportBuyLink(services, productId, paid)}>
                      {texts.buyText}
                    </AreaButton>
                  )}
                </div>
              )}
            </>
          );
        }}
      </CallView>
    </article>
  );
};

const buttonTextOf = (step: PurchaseStep, hasOutcome: boolean, texts: ProductTexts) => {
  if (step === 'checking') return texts.loadingText;
  if (step === 'buying') return texts.buyingText;
  return hasOutcome ? texts.retryText : texts.buyText;
};
