import { useRef } from 'react';
import type { RealmsProduct, RealmsSubscription as Subscription } from '../../services/answers/realms';
import type { CatalogProduct } from '../../services/answers/store';
import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { wave } from '../../widgets/shared/wave.style';
import { AreaButton } from '../shared/area-button';
import { bounded } from '../shared/bounded';
import { CallView } from '../shared/call-view';
import { useConfirmation } from '../shared/confirm/use-confirmation';
import { CutNote } from '../shared/cut-note';
import { toNumber } from '../shared/to-number';
import { toText } from '../shared/to-text';
import { isSignedOut, useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { withKeys } from '../shared/with-keys';
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
    async (services, signal) => {
      let whole = true;
      /**
       * A call beside the record: its failure leaves its part out, but the session's end is for all, and what is not
       * there is no failure.
       */
      const besides = (error: unknown): undefined => {
        if (isSignedOut(error) || signal.aborted) throw error;
        whole &&= isNothing(error);
      };
      const own = toText(
        (await services.profile.get({ signal }).catch(texts.realmsProfileId ? besides : orNothing))?.id,
      );
      const profileId = texts.realmsProfileId || own || '';
      // Who has no game profile has no realm; without an id the service would be asked for one called undefined.
      const [realm, subscriptions, next, check] = !profileId
        ? []
        : await Promise.all([
            services.profile.realms(profileId, { signal }).catch(orNothing),
            services.realms.subscriptions(profileId, { signal }).catch(besides),
            services.realms.nextAvailable({ signal }).catch(besides),
            services.realms.check({ signal }).catch(besides),
          ]);
      const products = { next: productsOf([next?.result])[0], redeemable: productsOf(check?.items) };
      const bigIds = [...new Set([products.next, ...products.redeemable].flatMap((one) => one?.bigId ?? []))];
      const catalog = bigIds.length
        ? await services.store.catalog({ bigIds, actionFilter: null }, { signal }).catch(besides)
        : undefined;
      return {
        profileId,
        isOwn: plain(profileId) === plain(own),
        whole,
        realm,
        subscriptions: soundList(subscriptions?.subscriptions),
        titles: titlesOf(catalog?.Products),
        ...products,
      };
    },
    [texts.realmsProfileId],
    { signedIn: true, bound: bounded },
  );

  const again = () => {
    // The button goes with the trouble.
    head.current?.focus({ preventScroll: true });
    call.retry();
  };
  const words = (status: unknown) => stateWords(status, stateTexts);
  const mark = (status: unknown) => `${state} ${colors[standingOf(status)!] ?? ''}`;
  const date = (value: unknown) => {
    const when = new Date(toNumber(value) ?? (typeof value === 'string' ? value : NaN));
    // A service that has no date may say the year 1.
    return !(+when > 0) ? '–' : when.toLocaleDateString(host.locale, { dateStyle: 'medium' });
  };
  const days = (left: unknown) => {
    const count = toNumber(left);
    if (count === undefined) return '–';
    return (count < 0 ? texts.daysOverText : texts.daysLeftText).replace(
      '{days}',
      new Intl.NumberFormat(host.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(Math.abs(count)),
    );
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
          const paid = toText(realm?.recurringPaymentId) ?? toText(current?.id) ?? toText(realm?.id);
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
                  <h3>{toText(realm.name) ?? texts.unnamedText}</h3>
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
                    {realm.trial === true && (
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
                      name={toText(realm.name) ?? paid}
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
                    {withKeys(subscriptions, ({ id }) => toText(id) ?? '').map(([key, one]) => (
                      <li key={key} className={record}>
                        <dl className={facts}>
                          <div>
                            <dt>{texts.subscriptionLabel}</dt>
                            <dd>{toText(one.friendlyId) ?? toText(one.id) ?? '–'}</dd>
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
                              {one.world && typeof one.world === 'object'
                                ? `${toText(one.world.name) ?? texts.unnamedText}, ${words(one.world.state)}, ${days(one.world.daysLeft)}`
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
                  subscriptionId={toText(current?.id)}
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

/** A profile's id as it is compared: with and without the hyphens of a UUID it is the same. */
const plain = (id: string | undefined) => id?.replaceAll('-', '').toLowerCase();
/** Whether a failure says no more than that there is nothing. */
const isNothing = (error: unknown) => [204, 404].includes((error as { status?: number }).status!);
const orNothing = (error: unknown): undefined => {
  if (!isNothing(error)) throw error;
};
const isProduct = (value: unknown): value is RealmsProduct =>
  !!value && typeof (value as RealmsProduct).bigId === 'string';
/** What the catalog calls the products, by id. */
/** Their ids stand in the address of one request. */
const mostProducts = 100;

const titlesOf = (list: unknown) =>
  new Map(
    (Array.isArray(list) ? list : []).map((one?: CatalogProduct | null) => [
      one?.ProductId,
      toText(one?.LocalizedProperties?.[0]?.ProductTitle),
    ]),
  );
const productsOf = (value: unknown): RealmsProduct[] =>
  Array.isArray(value) ? value.filter(isProduct).slice(0, mostProducts) : [];
const soundList = (value: unknown): Subscription[] =>
  Array.isArray(value) ? value.filter((one): one is Subscription => !!one && typeof one === 'object') : [];
