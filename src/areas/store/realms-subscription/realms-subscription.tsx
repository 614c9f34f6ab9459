import { useRef } from 'react';
import type { Services } from '../../../services/services';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { type Confirmation, useConfirmation } from '../../kit/confirm/use-confirmation';
import { CutNote } from '../../kit/cut-note';
import { PlayerCallView } from '../../kit/player-call-view';
import { type CallState, useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { loadRealm, type RealmData } from './load-realm';
import { Offers } from './offers';
import { Pause } from './pause';
import { createRealmFormat, type RealmFormat, type RealmTexts } from './realm-format';
import { realms, row, waiting, waitingLine, waitingRow } from './realms-subscription.style';
import type { description } from './realms-subscription.widget';
import { realmsTexts } from './realms-texts';
import { RealmRecord, SubscriptionList } from './records';
import { standingOf } from './state-words';

/**
 * On profiles of other players, hides actions that cost or claim something, because attributes can name any profile
 * (threat 4).
 */
export const RealmsSubscription = ({
  host,
  heading,
  stateTexts,
  nextHref,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const confirmation = useConfirmation(host, from.gamertag, realmsTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const call = useCall(
    from,
    (services, signal) => loadRealm(services, texts.realmsProfileId, signal),
    [texts.realmsProfileId],
    { signedIn: true, bound: bounded },
  );
  const format = createRealmFormat({ locale: host.locale, stateTexts, texts });
  const retry = () => {
    title.current?.focus({ preventScroll: true });
    call.retry();
  };

  return (
    <section className={`${base} ${realms}`}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <PlayerCallView
        host={host}
        call={call}
        from={from}
        texts={texts}
        shimmer={[waiting, waitingLine, waitingRow, waitingRow, waitingRow].map((size, i) => (
          <div key={i} className={`${wave} ${size}`} />
        ))}
      >
        {(data) => (
          <RealmView
            data={data}
            call={call}
            services={from.services}
            confirmation={confirmation}
            format={format}
            nextHref={nextHref}
            texts={texts}
            onRetry={retry}
          />
        )}
      </PlayerCallView>
      <CutNote call={call} text={texts.cutText} />
    </section>
  );
};

interface RealmViewProps {
  readonly data: RealmData;
  readonly call: CallState<RealmData>;
  readonly services: Services | undefined;
  readonly confirmation: Confirmation<keyof typeof realmsTexts>;
  readonly format: RealmFormat;
  readonly nextHref: string | undefined;
  readonly texts: RealmTexts;
  onRetry(): void;
}

const RealmView = ({ data, call, services, confirmation, format, nextHref, texts, onRetry }: RealmViewProps) => {
  const { realm, subscriptions } = data;
  const realmId = realm?.id?.toString();
  // The player redeems products for the shown realm, even if its subscription is paused.
  const current =
    subscriptions.find(({ world }) => realmId && world?.id?.toString() === realmId) ??
    subscriptions.find(({ status }) => standingOf(status) === 'good') ??
    subscriptions[0];
  const paidId = realm?.recurringPaymentId || current?.id || realm?.id?.toString();
  const isPaused = realm?.paymentIsActive === false;
  return (
    <>
      {!data.isComplete && call.status === 'ready' && (
        <div className={row} role="alert">
          <p>{texts.partText}</p>
          <AreaButton variant="secondary" onClick={onRetry}>
            {texts.retryText}
          </AreaButton>
        </div>
      )}
      {!realm && <p>{texts.emptyText}</p>}
      {realm && (
        <RealmRecord realm={realm} isPaused={isPaused} format={format} texts={texts}>
          {services && paidId && data.isOwn && (
            <Pause
              services={services}
              id={paidId}
              name={realm.name || paidId}
              isPaused={isPaused}
              confirmation={confirmation}
              texts={texts}
              onChange={(isPaused) =>
                isPaused === undefined
                  ? call.retry()
                  : call.replace({ ...data, realm: { ...realm, paymentIsActive: !isPaused } })
              }
            />
          )}
        </RealmRecord>
      )}
      <SubscriptionList subscriptions={subscriptions} format={format} texts={texts} />
      {services && data.isOwn && (
        <Offers
          services={services}
          data={data}
          subscriptionId={current?.id || undefined}
          nextHref={nextHref}
          confirmation={confirmation}
          texts={texts}
          onChange={call.retry}
        />
      )}
    </>
  );
};
