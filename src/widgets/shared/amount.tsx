import { coin } from './amount.style';
import { visuallyHidden } from './visually-hidden.style';

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
      <svg viewBox="0 0 16 16" className={coin} aria-hidden="true">
        <path d="M5 2h6v1h1v1h1v8h-1v1h-1v1h-6v-1h-1v-1h-1v-8h1v-1h1z" />
        <path
          fill="currentColor"
          d="M4 1h8v1h1v1h1v1h1v8h-1v1h-1v1h-1v1h-8v-1h-1v-1h-1v-1h-1v-8h1v-1h1v-1h1zM5 2v1h-1v1h-1v8h1v1h1v1h6v-1h1v-1h1v-8h-1v-1h-1v-1zM7 4h2v1h1v6h-1v1h-2v-1h-1v-6h1z"
        />
      </svg>
      {amount.toLocaleString(locale)}
      <span className={visuallyHidden}> {currencyText}</span>
    </>
  ) : (
    <>{amount}</>
  );
