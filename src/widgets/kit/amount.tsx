import { coin } from './amount.style';
import { visuallyHidden } from './visually-hidden.style';

// Create the first formatter, which takes 100 ms on a slow phone, while the stylesheet loads.
new Intl.NumberFormat();

export interface AmountProps {
  /** A number of Minecoins, or a string that is shown unchanged. */
  readonly amount: number | string;
  readonly locale: string;
  readonly currencyText: string;
}

export const Amount = ({ amount, locale, currencyText }: AmountProps) =>
  typeof amount === 'number' ? (
    <>
      <svg viewBox="0 0 16 16" className={coin} aria-hidden>
        <path d="M4 2h8v2h2v8h-2v2h-8v-2h-2v-8h2zM8 6v4" />
      </svg>
      {/* Don't use `translate="no"`: Preact sets the DOM property `translate`, which treats "no" as true. */}
      <span className="notranslate">{amount.toLocaleString(locale)}</span>
      <span className={visuallyHidden}> {currencyText}</span>
    </>
  ) : (
    amount
  );
