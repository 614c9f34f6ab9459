import { Amount } from '../../../widgets/kit/amount';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import type { PriceAnswer } from './price-of';
import { muted, prices } from './store-product.style';
import type { ProductTexts } from './use-purchase';

export interface PriceViewProps {
  /** Minecoins. */
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
  const { amount, currency, before, recurring } = price;
  const format = (value: number) =>
    value ? value.toLocaleString(locale, { style: 'currency', currency }) : texts.freeText;
  return (
    <>
      <strong>{format(amount)}</strong>
      {before !== undefined && (
        <s>
          <span className={visuallyHidden}>{texts.originalPriceText} </span>
          {format(before)}
        </s>
      )}
      {recurring !== undefined && (
        <span className={muted}>
          {(recurring === amount ? texts.renewsText : texts.recurringText).replace('{price}', () => format(recurring))}
        </span>
      )}
    </>
  );
};
