import type { PageSettings } from '../loader/settings';
import type { Context } from '../loader/types';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';

let client: Services | undefined;

/** Returns the page's only service client, for `cobble.services()`. */
export default async (context: Context): Promise<Services> => {
  // Settings are resolved once, so wait for the page's JSON, which may follow the caller.
  while (document.readyState === 'loading' && !document.querySelector('script[data-cobble-config]'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  // The runtime has resolved them on pages with a widget.
  const settings = context.settings ?? (await import('../embed/resolve-page-settings')).resolvePageSettings(context);
  client ??= create(context, settings);
  return client;
};

const create = (context: Context, settings: PageSettings): Services => {
  context.publicApi.flights.emitted ??= [];
  const { emitted } = context.publicApi.flights;
  const client = createServicesByGroup(settings);
  const { onEvent } = client.telemetry;
  // The experiments are another chunk: first replay their earlier events.
  client.telemetry.onEvent = (listener) => {
    const stop = onEvent(listener);
    let listening = true;
    const relay = (event: Event) => listener((event as CustomEvent<TelemetryEvent>).detail);
    for (const event of emitted) queueMicrotask(() => listening && listener(event));
    document.addEventListener('cobble:telemetry', relay);
    return () => {
      stop();
      listening = false;
      document.removeEventListener('cobble:telemetry', relay);
    };
  };
  return client;
};
