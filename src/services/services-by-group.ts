import type { Client } from './client/client';
import { delay } from './client/retry';
import { createLoadError } from './client/service-error';
import type { Services, ServicesEnvironment } from './services';
import type { Settings } from './settings';
import { withGroups } from './with-groups';

const LOAD_TIMEOUT_MS = 9000;

export const createServicesByGroup = (given?: Partial<Settings>, environment?: ServicesEnvironment): Services =>
  withGroups(
    (client) => {
      const group = lazyGroups(client);
      return {
        marketplace: group(() => import('./marketplace/marketplace'), 'marketplace'),
        newsletter: group(() => import('./newsletter/newsletter'), 'newsletter'),
        downloads: group(() => import('./downloads/downloads'), 'downloads'),
        realms: group(() => import('./realms/realms'), 'realms'),
        helpCentre: group(() => import('./help-centre/help-centre'), 'helpCentre', 'help-centre'),
        support: group(() => import('./support/support'), 'support'),
        store: group(() => import('./store/store'), 'store'),
        profile: group(() => import('./profile/profile'), 'profile'),
      };
    },
    given,
    environment,
  );

/**
 * Loads a group's code when one of its methods is called. Uses a proxy, because a list of method names would be larger
 * than the smallest group.
 */
const lazyGroups =
  (client: Client) =>
  <Group extends object>(
    load: () => Promise<{ default: (client: Client) => Group }>,
    name: string,
    file = name,
  ): Group => {
    let loading: Promise<Group> | undefined;
    const callMethod = async (method: string, args: unknown[]): Promise<unknown> => {
      loading ??= Promise.race([load(), timeout()]).then(({ default: create }) => create(client));
      const group: object = await loading.catch((cause: unknown) => {
        loading = undefined;
        throw createLoadError(`${name}.${method}`, `services-${file}`, cause);
      });
      const implementation: (...args: unknown[]) => unknown = Reflect.get(group, method);
      return implementation(...args);
    };
    return new Proxy({} as Group, {
      // Hide `then`: otherwise, `await` would treat the proxy as a promise.
      get: (_, method) =>
        method === 'then' || typeof method === 'symbol' ? undefined : (...args: unknown[]) => callMethod(method, args),
    });
  };

const timeout = async (): Promise<never> => {
  await delay(LOAD_TIMEOUT_MS);
  throw new Error('No answer within 9 seconds.');
};
