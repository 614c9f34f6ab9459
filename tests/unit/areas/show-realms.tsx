import { RealmsSubscription } from '../../../src/areas/store/realms-subscription/realms-subscription';
import { description } from '../../../src/areas/store/realms-subscription/realms-subscription.widget';
import { renderArea } from './support';

export const realm = {
  id: 9,
  name: 'Hill',
  state: 'OPEN',
  daysLeft: 3,
  recurringPaymentId: 'pay',
  paymentIsActive: true,
};
export const showRealms = (
  { profile = {}, realms = {}, store = {} }: { profile?: object; realms?: object; store?: object } = {},
  gamertag: string | undefined = 'Fox',
  props: object = {},
) =>
  renderArea(RealmsSubscription, description, {
    props: props as never,
    groups: {
      profile: { get: async () => ({ id: 'p' }), realms: async () => realm, ...profile },
      realms: {
        subscriptions: async () => ({ subscriptions: [] }),
        nextAvailable: async () => undefined,
        check: async () => ({ items: [] }),
        ...realms,
      },
      store: { catalog: async () => ({ Products: [] }), ...store },
    },
    gamertag,
  });
