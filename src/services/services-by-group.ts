import type { Client } from './client/client';
import { delay } from './client/delay';
import { loadFault } from './client/load-fault';
import type { Services, ServicesEnvironment } from './services';
import type { Settings } from './settings';
import { withGroups } from './with-groups';

/** Milliseconds without an answer after which a group's file counts as lost, as a widget's does. */
const PATIENCE = 9000;

const late = async (): Promise<never> => {
  await delay(PATIENCE);
  throw Error('No answer within 9 seconds.');
};

/**
 * Makes the client of a page: it answers at once, and a group's code is fetched at the first call of one of its
 * methods, so that a page that needs one group loads no other.
 *
 * @param given any part of the settings
 */
export const createServicesByGroup = (given?: Partial<Settings>, environment?: ServicesEnvironment): Services =>
  withGroups(
    (client) => {
      /**
       * A group that loads itself at its first call; a load that fails is tried again at the next. A proxy, because a
       * list of the methods' names would cost more than the smallest group.
       */
      const group = <Group extends object>(
        load: () => Promise<(client: Client) => Group>,
        called: string,
        file = called,
      ): Group => {
        let loading: Promise<Group> | undefined;
        // Its members are looked up in the group, once that is there.
        return new Proxy({} as Group, {
          // With a `then`, whoever awaits a group would call it.
          get: (_, name) =>
            name === 'then' || typeof name === 'symbol'
              ? undefined
              : async (...args: unknown[]) => {
                  loading ??= Promise.race([load(), late()]).then((create) => create(client));
                  const methods: object = await loading.catch((cause: unknown) => {
                    loading = undefined;
                    throw loadFault(`${called}.${name}`, `services-${file}`, cause);
                  });
                  const method: (...args: unknown[]) => unknown = Reflect.get(methods, name);
                  return method(...args);
                },
        });
      };

      return {
        marketplace: group(async () => (await import('./marketplace/marketplace')).createMarketplace, 'marketplace'),
        newsletter: group(async () => (await import('./newsletter/newsletter')).createNewsletter, 'newsletter'),
        downloads: group(async () => (await import('./downloads/downloads')).createDownloads, 'downloads'),
        realms: group(async () => (await import('./realms/realms')).createRealms, 'realms'),
        helpCentre: group(
          async () => (await import('./help-centre/help-centre')).createHelpCentre,
          'helpCentre',
          'help-centre',
        ),
        support: group(async () => (await import('./support/support')).createSupport, 'support'),
        store: group(async () => (await import('./store/store')).createStore, 'store'),
        profile: group(async () => (await import('./profile/profile')).createProfile, 'profile'),
      };
    },
    given,
    environment,
  );
