import type { ReactNode } from 'react';
import type { RealmsProfile } from '../../../services/profile/answers';
import type { RealmsSubscription } from '../../../services/realms/answers';
import { withKeys } from '../../kit/with-keys';
import type { RealmFormat, RealmTexts } from './realm-format';
import { facts, list, record } from './realms-subscription.style';

interface RecordProps {
  readonly format: RealmFormat;
  readonly texts: RealmTexts;
}

interface FactProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Fact = ({ label, className, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
);

export interface RealmRecordProps extends RecordProps {
  readonly realm: RealmsProfile;
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

export const RealmRecord = ({ realm, isPaused, format, texts, children }: RealmRecordProps) => (
  <article className={record}>
    <h3>{realm.name || texts.unnamedText}</h3>
    <dl className={facts}>
      <Fact label={texts.stateLabel} className={format.stateClass(realm.state)}>
        {format.state(realm.state)}
      </Fact>
      <Fact label={texts.daysLabel}>{format.days(realm.daysLeft)}</Fact>
      <Fact label={texts.lastPaymentLabel}>{format.date(realm.lastPaymentMillis ?? realm.lastPayment)}</Fact>
      <Fact label={texts.nextPaymentLabel}>
        {isPaused ? '–' : format.date(realm.nextPaymentMillis ?? realm.nextPayment)}
      </Fact>
      {realm.trial && <Fact label={texts.kindLabel}>{texts.trialText}</Fact>}
    </dl>
    {children}
  </article>
);

export interface SubscriptionListProps extends RecordProps {
  readonly subscriptions: readonly RealmsSubscription[];
}

export const SubscriptionList = ({ subscriptions, format, texts }: SubscriptionListProps) => {
  if (!subscriptions.length) return null;
  return (
    <>
      <h3>{texts.listHeading}</h3>
      <ul className={list}>
        {withKeys(subscriptions, ({ id = '' }) => id).map(([key, one]) => (
          <li key={key} className={record}>
            <dl className={facts}>
              <Fact label={texts.subscriptionLabel}>{one.friendlyId || '–'}</Fact>
              <Fact label={texts.stateLabel} className={format.stateClass(one.status)}>
                {format.state(one.status)}
              </Fact>
              <Fact label={texts.endLabel}>{format.date(one.expirationDate)}</Fact>
              <Fact label={texts.worldLabel}>{worldText(one.world, { format, texts })}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
};

const worldText = (world: RealmsSubscription['world'], { format, texts }: RecordProps) => {
  if (!world) return '–';
  const parts = [world.name || texts.unnamedText, format.state(world.state), format.days(world.daysLeft)];
  return parts.filter((part) => part !== '–').join(', ');
};
