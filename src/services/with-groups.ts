import type { Client } from './client/client';
import { createClient } from './client/client';
import { createLoadError } from './client/service-error';
import { completeSettings } from './complete-settings';
import type { Groups, Services, ServicesEnvironment } from './services';
import { createAuth } from './session/auth';
import type { Settings } from './settings';
import { createTelemetry } from './telemetry/telemetry';
import type { Toasts } from './toasts/toasts';

/** Loads the toasts' code only when needed, because it's larger than the client's. */
const loadToasts = (): Promise<Toasts> =>
  import('./toasts/toasts').then(
    ({ create }) => create(),
    (cause) => {
      throw createLoadError('toasts', 'toasts', cause);
    },
  );

export const withGroups = (
  createGroups: (client: Client) => Groups,
  given?: Partial<Settings>,
  { navigate = (url) => location.assign(url), telemetry: shared }: ServicesEnvironment = {},
): Services => {
  const settings = completeSettings(given);
  const telemetry = shared ?? createTelemetry(settings);
  const core = createAuth(settings, navigate);
  return {
    ...createGroups(createClient(settings, core, telemetry)),
    toasts: {
      show: async (...args) => (await loadToasts()).show(...args),
      dismiss: async (id) => (await loadToasts()).dismiss(id),
    },
    auth: core.auth,
    telemetry,
  };
};
