import { Amount } from '../../../widgets/kit/amount';
import { formatPrice, ListPrice } from '../parts/list-price';
import type { PriceAnswer } from '../parts/price-of';
import { muted, prices } from './store-product.style';
import type { ProductTexts } from './use-purchase';

export interface PriceViewProps {
  /** In Minecoins. */
  readonly coins: number | undefined;
  readonly price: PriceAnswer;
  readonly locale: string;
  readonly texts: ProductTexts;
}

export const PriceView = ({ coins, price, locale, texts }: PriceViewProps) => (
  <p className={prices}>
    {coins !== undefined ? (
      <strong>
        <Amount amount={coins || texts.freeText} locale={locale} currencyText={texts.currencyText} />
      </strong>
    ) : (
      <MoneyPrice price={price} locale={locale} texts={texts} />
    )}
  </p>
);

const MoneyPrice = ({ price, locale, texts }: Omit<PriceViewProps, 'coins'>) => {
  if (typeof price !== 'object')
    return <span className={muted}>{price === 'abroad' ? texts.unavailableText : texts.notSoldText}</span>;
  const { amount, recurring } = price;
  return (
    <>
      <ListPrice price={price} locale={locale} texts={texts} />
      {recurring !== undefined && (
        <span className={muted}>
          {(recurring === amount ? texts.renewsText : texts.recurringText).replace('{price}', () =>
            formatPrice({ ...price, amount: recurring }, locale, texts.freeText),
          )}
        </span>
      )}
    </>
  );
};
