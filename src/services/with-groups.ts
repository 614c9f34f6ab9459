import { createAuth } from './auth/auth';
import { completeSettings } from './complete-settings';
import type { Client } from './http/client';
import { createClient } from './http/client';
import { loadFault } from './load-fault';
import type { Groups, Services, ServicesEnvironment } from './services';
import type { Settings } from './settings';
import { createTelemetry } from './telemetry/telemetry';
import type { Toasts } from './toasts/toasts';

/** The library and its renderer are larger than all else here. */
const toasts = (): Promise<Toasts> =>
  import('./toasts/toasts').then(
    ({ create }) => create(),
    (cause) => {
      throw loadFault('toasts', 'toasts', cause);
    },
  );

/**
 * Makes a service client of what all groups share, and of the groups.
 *
 * @param given any part of the settings
 * @param make the groups, or what loads them
 */
export const withGroups = (
  make: (client: Client) => Groups,
  given?: Partial<Settings>,
  { navigate = (url) => location.assign(url) }: ServicesEnvironment = {},
): Services => {
  const settings = completeSettings(given);
  const telemetry = createTelemetry(settings);
  const core = createAuth(settings, navigate);
  return {
    ...make(createClient(settings, core, telemetry)),
    toasts: {
      show: async (...args) => (await toasts()).show(...args),
      dismiss: async (id) => (await toasts()).dismiss(id),
    },
    auth: core.auth,
    telemetry,
  };
};
