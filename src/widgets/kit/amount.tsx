import { coin } from './amount.style';
import { visuallyHidden } from './visually-hidden.style';

// The first of a page takes a slow phone 100 ms: while the stylesheet comes, not when the amount is drawn.
new Intl.NumberFormat();

/** A price or a balance. */
export interface AmountProps {
  /** A number is Minecoins: with a coin, in the page's way of writing numbers. A text is shown as it is. */
  readonly amount: number | string;
  /** BCP 47, for `Intl`. */
  readonly locale: string;
  /** The currency's name, for screen readers. */
  readonly currencyText: string;
}

/** An amount with the coin, a design of our own, before it; the name of the currency is read out. */
export const Amount = ({ amount, locale, currencyText }: AmountProps) =>
  typeof amount === 'number' ? (
    <>
      <svg viewBox="0 0 16 16" className={coin} aria-hidden>
        <path d="M4 2h8v2h2v8h-2v2h-8v-2h-2v-8h2zM8 6v4" />
      </svg>
      {amount.toLocaleString(locale)}
      <span className={visuallyHidden}> {currencyText}</span>
    </>
  ) : (
    amount
  );
