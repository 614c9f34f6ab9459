import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import type { ProductPrice } from './price-of';

export interface ListPriceProps {
  readonly price: ProductPrice;
  /** BCP 47, for `Intl`. */
  readonly locale: string;
  readonly texts: { readonly freeText: string; readonly originalPriceText: string };
}

export const formatPrice = (
  { amount, currency }: Pick<ProductPrice, 'amount' | 'currency'>,
  locale: string,
  freeText: string,
): string => (amount ? amount.toLocaleString(locale, { style: 'currency', currency }) : freeText);

export const ListPrice = ({ price, locale, texts: { freeText, originalPriceText } }: ListPriceProps) => (
  <>
    <strong className={price.amount ? 'notranslate' : undefined}>{formatPrice(price, locale, freeText)}</strong>
    {price.before !== undefined && (
      <s>
        <span className={visuallyHidden}>{originalPriceText} </span>
        <span className="notranslate">{formatPrice({ ...price, amount: price.before }, locale, freeText)}</span>
      </s>
    )}
  </>
);
