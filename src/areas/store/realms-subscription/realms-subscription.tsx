import { useRef } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { CutNote } from '../../kit/cut-note';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { withKeys } from '../../kit/with-keys';
import { loadRealm } from './load-realm';
import { Offers } from './offers';
import { Pause } from './pause';
import {
  bad,
  facts,
  good,
  list,
  poor,
  realms,
  record,
  row,
  state,
  waiting,
  waitingLine,
  waitingRow,
} from './realms-subscription.style';
import type { description } from './realms-subscription.widget';
import { realmsTexts } from './realms-texts';
import { standingOf, stateWords } from './state-words';

const colors = { good, poor, bad };

/**
 * A player's realm (ARE-6, ARE-10): the subscription's record with the days that are left, pausing and resuming, the
 * list of subscriptions, what can be had next, and redeeming. What is only beside the record (offers, list) is left out
 * where it fails, with a way to ask again. Who may write attributes may name any profile, his own too: what costs or
 * claims is there only for the player's own (threat 4).
 */
export const RealmsSubscription = ({
  host,
  heading,
  stateTexts,
  nextHref,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services } = from;
  const confirmation = useConfirmation(host, from.gamertag, realmsTexts);
  const head = useRef<HTMLHeadingElement>(null);
  const call = useCall(
    from,
    (services, signal) => loadRealm(services, texts.realmsProfileId, signal),
    [texts.realmsProfileId],
    { signedIn: true, bound: bounded },
  );

  const again = () => {
    // The button goes with the trouble.
    head.current?.focus({ preventScroll: true });
    call.retry();
  };
  const words = (status: string | undefined) => stateWords(status, stateTexts, texts);
  const mark = (status: string | undefined) => {
    const standing = standingOf(status);
    return `${state} ${standing ? colors[standing] : ''}`;
  };
  const date = (value: string | number | null | undefined) => {
    const when = new Date(value ?? NaN);
    // A service that has no date may say the year 1.
    if (!(+when > 0)) return '–';
    // A day without a time is that day wherever it is read.
    const timeZone = /^\d{4}-\d\d-\d\d$/.test(`${value}`) ? 'UTC' : undefined;
    return when.toLocaleDateString(host.locale, { dateStyle: 'medium', timeZone });
  };
  const days = (count: number | undefined) => {
    if (count === undefined) return '–';
    const days = new Intl.NumberFormat(host.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    // The unit's case is another after "ago" in some languages.
    const ago = new Intl.RelativeTimeFormat(host.locale).format(count, 'day');
    const text = count < 0 ? texts.daysOverText : texts.daysLeftText;
    return text.replace('{days}', days.format(Math.abs(count))).replace('{ago}', ago);
  };

  return (
    <section className={`${base} ${realms}`}>
      <h2 ref={head} tabIndex={-1}>
        {heading}
      </h2>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={[waiting, waitingLine, waitingRow, waitingRow, waitingRow].map((size, i) => (
          <div key={i} className={`${wave} ${size}`} />
        ))}
      >
        {(data) => {
          const { realm, subscriptions } = data;
          const current = subscriptions.find(({ status }) => standingOf(status) === 'good') ?? subscriptions[0];
          const paid = realm?.recurringPaymentId || current?.id || realm?.id?.toString();
          const paused = realm?.paymentIsActive === false;
          return (
            <>
              {!data.whole && call.status === 'ready' && (
                <div className={row} role="alert">
                  <p>{texts.partText}</p>
                  <AreaButton variant="secondary" onClick={again}>
                    {texts.retryText}
                  </AreaButton>
                </div>
              )}
              {!realm ? (
                <p>{texts.emptyText}</p>
              ) : (
                <article className={record}>
                  <h3>{realm.name || texts.unnamedText}</h3>
                  <dl className={facts}>
                    <div>
                      <dt>{texts.stateLabel}</dt>
                      <dd className={mark(realm.state)}>{words(realm.state)}</dd>
                    </div>
                    <div>
                      <dt>{texts.daysLabel}</dt>
                      <dd>{days(realm.daysLeft)}</dd>
                    </div>
                    <div>
                      <dt>{texts.lastPaymentLabel}</dt>
                      <dd>{date(realm.lastPaymentMillis ?? realm.lastPayment)}</dd>
                    </div>
                    <div>
                      <dt>{texts.nextPaymentLabel}</dt>
                      <dd>{paused ? '–' : date(realm.nextPaymentMillis ?? realm.nextPayment)}</dd>
                    </div>
                    {realm.trial && (
                      <div>
                        <dt>{texts.kindLabel}</dt>
                        <dd>{texts.trialText}</dd>
                      </div>
                    )}
                  </dl>
                  {services && paid && data.isOwn && (
                    <Pause
                      services={services}
                      id={paid}
                      name={realm.name || paid}
                      confirmation={confirmation}
                      paused={paused}
                      texts={texts}
                      changed={(paused) =>
                        paused === undefined
                          ? call.retry()
                          : call.replace({ ...data, realm: { ...realm, paymentIsActive: !paused } })
                      }
                    />
                  )}
                </article>
              )}
              {subscriptions.length > 0 && (
                <>
                  <h3>{texts.listHeading}</h3>
                  <ul className={list}>
                    {withKeys(subscriptions, ({ id = '' }) => id).map(([key, one]) => (
                      <li key={key} className={record}>
                        <dl className={facts}>
                          <div>
                            <dt>{texts.subscriptionLabel}</dt>
                            <dd>{one.friendlyId || '–'}</dd>
                          </div>
                          <div>
                            <dt>{texts.stateLabel}</dt>
                            <dd className={mark(one.status)}>{words(one.status)}</dd>
                          </div>
                          <div>
                            <dt>{texts.endLabel}</dt>
                            <dd>{date(one.expirationDate)}</dd>
                          </div>
                          <div>
                            <dt>{texts.worldLabel}</dt>
                            <dd>
                              {one.world
                                ? [
                                    one.world.name || texts.unnamedText,
                                    words(one.world.state),
                                    days(one.world.daysLeft),
                                  ]
                                    .filter((part) => part !== '–')
                                    .join(', ')
                                : '–'}
                            </dd>
                          </div>
                        </dl>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {services && data.isOwn && (
                <Offers
                  services={services}
                  next={data.next}
                  waiting={data.redeemable}
                  titles={data.titles}
                  realmsProfileId={data.profileId}
                  subscriptionId={current?.id || undefined}
                  nextHref={nextHref}
                  confirmation={confirmation}
                  texts={texts}
                  changed={call.retry}
                />
              )}
            </>
          );
        }}
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </section>
  );
};
