import { Amount } from '../shared/amount';
import { base } from '../shared/base.style';
import { button } from '../shared/button.style';
import { buttonPrimary } from '../shared/button-primary.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { Plus } from '../shared/icons/plus';
import { Warning } from '../shared/icons/warning';
import { visuallyHidden } from '../shared/visually-hidden.style';
import { wave } from '../shared/wave.style';
import {
  amount,
  box,
  coming,
  compact,
  error,
  figures,
  label,
  large,
  message,
  plus,
  status,
  warning,
} from './balance-summary.style';
import type { description } from './balance-summary.widget';

/**
 * A balance and its status (WGT-9, WGT-10). The status speaks of the last answer, so there is none while the next one
 * is on its way. Where there is no balance, a dash stands in its place.
 */
export const BalanceSummary = ({
  host,
  balance,
  isLoading,
  isCompact,
  ...props
}: PropsOf<typeof description> & HostProps) => {
  const { errorMessage, purchaseButtonHref: href, purchaseButtonText } = props;
  const known = balance !== undefined;
  const said =
    !isLoading && errorMessage && ((known ? props.softFailureMessage : props.failureMessage) || errorMessage);
  const Purchase = (href ? 'a' : 'button') as 'a';
  return (
    <div className={`${base} ${box} ${isCompact ? compact : ''}`} role="group" aria-label={props.balanceLabel}>
      <div className={status} role="status">
        <div className={figures}>
          {!isCompact && <p className={label}>{props.balanceLabel}</p>}
          <p className={`${amount} ${isCompact ? '' : large}`}>
            {isLoading ? (
              <>
                <span className={`${wave} ${coming}`} />
                <span className={visuallyHidden}>{props.loadingText}</span>
              </>
            ) : known ? (
              <Amount amount={balance} locale={host.locale} currencyText={props.currencyText} />
            ) : (
              '–'
            )}
          </p>
        </div>
        {said && (
          <p className={`${message} ${known ? warning : error}`}>
            <Warning />
            {said}
          </p>
        )}
      </div>
      {!props.hidePurchaseButton && (
        <Purchase
          className={`${button} ${buttonPrimary} ${isCompact ? plus : ''}`}
          href={href}
          type={href ? undefined : 'button'}
          onClick={(event) => {
            if (!host.emit('purchase')) event.preventDefault();
          }}
        >
          {isCompact ? (
            <>
              <Plus />
              <span className={visuallyHidden}>{purchaseButtonText}</span>
            </>
          ) : (
            purchaseButtonText
          )}
        </Purchase>
      )}
    </div>
  );
};
