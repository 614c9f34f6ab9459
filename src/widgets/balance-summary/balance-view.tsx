import { Action } from '../kit/action';
import { Amount } from '../kit/amount';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonPrimary } from '../kit/button-primary.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { Plus } from '../kit/icons/plus';
import { Warning } from '../kit/icons/warning';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { wave } from '../kit/wave.style';
import {
  amount,
  box,
  compact,
  error,
  figures,
  label,
  large,
  message,
  placeholder,
  plus,
  status,
  warning,
} from './balance-summary.style';
import type { description } from './balance-summary.widget';

export type BalanceProps = Omit<PropsOf<typeof description>, 'frameUrl' | 'errorText'> & HostProps;

/** Hides the previous error message while a balance loads (WGT-9, WGT-10). */
export const BalanceView = (props: BalanceProps) => {
  const { balance, balanceLabel, isLoading, isCompact, errorMessage } = props;
  const isKnown = balance !== undefined;
  const failure = (isKnown ? props.softFailureMessage : props.failureMessage) || errorMessage;
  return (
    <div className={`${base} ${box} ${isCompact ? compact : ''}`} role="group" aria-label={balanceLabel}>
      <div className={status} role="status">
        <div className={figures}>
          {!isCompact && <p className={label}>{balanceLabel}</p>}
          <p className={`${amount} ${isCompact ? '' : large}`}>
            <Balance {...props} />
          </p>
        </div>
        {!isLoading && errorMessage && (
          <p className={`${message} ${isKnown ? warning : error}`}>
            <Warning />
            {failure}
          </p>
        )}
      </div>
      {!props.hidePurchaseButton && <PurchaseButton {...props} />}
    </div>
  );
};

const Balance = ({ host, balance, isLoading, loadingText, currencyText }: BalanceProps) => {
  if (isLoading)
    return (
      <>
        <span className={`${wave} ${placeholder}`} />
        <span className={visuallyHidden}>{loadingText}</span>
      </>
    );
  return balance === undefined ? '–' : <Amount amount={balance} locale={host.locale} currencyText={currencyText} />;
};

const PurchaseButton = ({ host, isCompact, purchaseButtonHref, purchaseButtonText }: BalanceProps) => (
  <Action
    className={`${button} ${buttonPrimary} ${isCompact ? plus : ''}`}
    href={purchaseButtonHref}
    onClick={(event) => {
      if (!host.emit('purchase')) event.preventDefault();
    }}
  >
    {isCompact && <Plus />}
    {isCompact ? <span className={visuallyHidden}>{purchaseButtonText}</span> : purchaseButtonText}
  </Action>
);
