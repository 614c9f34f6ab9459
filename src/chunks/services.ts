import { resolvePageSettings } from '../embed/resolve-page-settings';
import type { Context } from '../loader/types';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';

let client: Services | undefined;

/** Returns the page's only client. */
export default async (context: Context): Promise<Services> => {
  // Settings are resolved once, so wait for the page's JSON.
  while (document.readyState === 'loading' && !document.querySelector('script[data-cobble-config]'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  client ??= create(context);
  return client;
};

const create = (context: Context): Services => {
  context.publicApi.flights.emitted ??= [];
  const { emitted } = context.publicApi.flights;
  const client = createServicesByGroup(resolvePageSettings(context));
  const { onEvent } = client.telemetry;
  // Replay the events that the experiments chunk has already emitted.
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
