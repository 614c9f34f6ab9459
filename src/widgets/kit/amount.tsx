import { coin } from './amount.style';
import { visuallyHidden } from './visually-hidden.style';

// The first formatter takes 100 ms on a slow phone: create it while the stylesheet loads.
new Intl.NumberFormat();

/** A price or a balance. */
export interface AmountProps {
  /** A number is Minecoins: formatted, with a coin. A text is shown unchanged. */
  readonly amount: number | string;
  /** BCP 47, for `Intl`. */
  readonly locale: string;
  /** The currency's name, for screen readers. */
  readonly currencyText: string;
}

/** An amount with a coin before it. The currency's name is for screen readers only. */
export const Amount = ({ amount, locale, currencyText }: AmountProps) =>
  typeof amount === 'number' ? (
    <>
      <svg viewBox="0 0 16 16" className={coin} aria-hidden>
        <path d="M4 2h8v2h2v8h-2v2h-8v-2h-2v-8h2zM8 6v4" />
      </svg>
      {/* Not `translate`: Preact sets the property, to which any text is true. */}
      <span className="notranslate">{amount.toLocaleString(locale)}</span>
      <span className={visuallyHidden}> {currencyText}</span>
    </>
  ) : (
    amount
  );
