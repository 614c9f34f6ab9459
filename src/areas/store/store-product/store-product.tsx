import { type ReactNode, useEffect, useRef } from 'react';
import { visitorCountry } from '../../../services/session/visitor-country';
import { Amount } from '../../../widgets/kit/amount';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { OwnWindowLink } from '../../kit/confirm/own-window-link';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { owns } from './owns';
import { priceOf } from './price-of';
import {
  action,
  bought,
  product as card,
  muted,
  panel,
  price as priceBlock,
  prices,
  refused,
  row,
  title as titleBlock,
} from './store-product.style';
import type { description } from './store-product.widget';
import { titleOf } from './title-of';
import { type Purchase, usePurchase } from './use-purchase';

/**
 * One product of the store (ARE-5): its price from the catalog, whether the player has it, and buying it with
 * Minecoins. Without `offerId` and `amount` it can't be bought here: `href` then leads to where it can.
 */
export const StoreProduct = ({
  host,
  productId,
  offerId,
  amount,
  storeId,
  href,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services, gamertag } = from;
  const market = texts.market || visitorCountry();
  const call = useCall(
    from,
    async ({ store }, signal) => {
      const rows = (await store.catalog({ bigIds: [productId], market }, { signal }))?.Products ?? [];
      // Of several rows, another product's is not this one's; the catalog's ids count in either case. One row for one
      // id is its answer, whatever it calls it.
      return {
        productId,
        product:
          rows.find(
            ({ ProductId }) => rows.length === 1 || (ProductId || productId).toLowerCase() === productId.toLowerCase(),
          ) ?? null,
      };
    },
    [productId, market],
    { bound: bounded },
  );
  const inventory = useCall(from, ({ store }, signal) => store.inventory({}, { signal }), [productId, offerId], {
    signedIn: true,
  });
  const purchase = usePurchase(host, services, gamertag, { productId, offerId, amount, storeId });
  const { state } = purchase;
  const busy = state === 'checking' || state === 'asking' || state === 'buying';
  const buy = (opener: HTMLElement) => {
    // What the player has did not come: it is asked for again before anything is bought.
    if (inventory.status === 'error') inventory.retry();
    void purchase.buy(opener);
  };
  // Of this product, also where the inventory was asked for when another one stood here.
  const owned =
    state === 'bought' || state === 'owned' || purchase.isBought || owns(inventory.data, [productId, offerId]);

  const said = useRef<HTMLDivElement>(null);
  // The focus moves to what came of it; the button that was pressed may be gone.
  useEffect(() => said.current?.focus(), [state]);

  const money = (value: number, currency: string) =>
    value ? value.toLocaleString(host.locale, { style: 'currency', currency }) : texts.freeText;
  const outcomes: { readonly [state in Purchase]?: ReactNode } = {
    funds: texts.fundsText,
    owned: texts.ownedText,
    price: texts.priceChangedText,
    offer: texts.offerChangedText,
    unseen: purchase.texts.unseenText,
    framed: <OwnWindowLink text={purchase.texts.framedText} />,
    unknown: texts.unknownText,
    failed: texts.failedText,
    bought: texts.boughtText,
  };
  const outcome = outcomes[state];

  return (
    <article className={`${base} ${card}`}>
      <CallView
        // The product before does not stand under the next one's failure, nor its name over the next one's Buy.
        call={call.data?.productId === productId ? call : { ...call, data: undefined }}
        from={from}
        texts={texts}
        shimmer={
          <>
            <div className={`${wave} ${titleBlock}`} />
            <div className={`${wave} ${priceBlock}`} />
            <div className={`${wave} ${action}`} />
          </>
        }
        empty={({ product }) => !titleOf(product) && <p>{texts.emptyText}</p>}
      >
        {({ product }) => {
          const found = product ? priceOf(product, market, Date.now()) : undefined;
          const price = typeof found === 'object' ? found : undefined;
          const recurring = price?.recurring;
          // Sold for Minecoins, it needs no other price: the catalog may only say that it is not sold.
          const inCoins = amount !== undefined && typeof found !== 'string';
          return (
            <>
              <h2>{titleOf(product)}</h2>
              <p className={prices}>
                {inCoins ? (
                  <strong>
                    <Amount amount={amount || texts.freeText} locale={host.locale} currencyText={texts.currencyText} />
                  </strong>
                ) : price ? (
                  <>
                    <strong>{money(price.amount, price.currency)}</strong>
                    {price.before !== undefined && (
                      <s>
                        <span className={visuallyHidden}>{texts.originalPriceText} </span>
                        {money(price.before, price.currency)}
                      </s>
                    )}
                    {recurring !== undefined && (
                      <span className={muted}>
                        {(recurring === price.amount ? texts.renewsText : texts.recurringText).replace('{price}', () =>
                          money(recurring, price.currency),
                        )}
                      </span>
                    )}
                  </>
                ) : (
                  <span className={muted}>{found === 'abroad' ? texts.unavailableText : texts.notSoldText}</span>
                )}
              </p>
              {owned && state === 'idle' && <p className={`${panel} ${bought}`}>{texts.ownedText}</p>}
              {outcome && (
                <div
                  ref={said}
                  tabIndex={-1}
                  role="status"
                  className={`${panel} ${state === 'bought' || state === 'owned' ? bought : refused}`}
                >
                  {outcome}
                </div>
              )}
              {!owned && (inCoins || price) && (
                <div className={row}>
                  {offerId && amount !== undefined ? (
                    gamertag ? (
                      <AreaButton popup="dialog" busy={busy} onClick={buy}>
                        {state === 'checking'
                          ? texts.loadingText
                          : state === 'buying'
                            ? texts.buyingText
                            : outcome
                              ? texts.retryText
                              : texts.buyText}
                      </AreaButton>
                    ) : (
                      services && <AreaButton login={services}>{texts.signInText}</AreaButton>
                    )
                  ) : (
                    href && <AreaButton href={href}>{texts.buyText}</AreaButton>
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
