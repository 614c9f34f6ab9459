import type { PageSettings } from '../loader/settings';
import type { Context } from '../loader/types';
import { delay } from '../services/client/retry';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import { createTelemetry } from '../services/telemetry/telemetry';

let client: Services | undefined;

export default async (context: Context): Promise<Services> => {
  // Resolved settings never change, so first wait for the page's JSON, which may follow the calling script.
  while (document.readyState === 'loading' && !document.querySelector('script[data-cobble-config]')) await delay(20);
  const settings = context.settings ?? (await import('../embed/resolve-page-settings')).resolvePageSettings(context);
  client ??= create(context, settings);
  return client;
};

const create = ({ publicApi: { flights } }: Context, settings: PageSettings): Services => {
  flights.telemetry ??= createTelemetry(settings);
  return createServicesByGroup(settings, { telemetry: flights.telemetry });
};
