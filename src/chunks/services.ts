import type { PageSettings } from '../loader/settings';
import type { Context } from '../loader/types';
import { delay } from '../services/client/retry';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';

let client: Services | undefined;

/** Returns the page's only client. */
export default async (context: Context): Promise<Services> => {
  // Settings are resolved once, so wait for the page's JSON, which may follow the caller.
  while (document.readyState === 'loading' && !document.querySelector('script[data-cobble-config]')) await delay(20);
  // The runtime has resolved them on pages with a widget.
  const settings = context.settings ?? (await import('../embed/resolve-page-settings')).resolvePageSettings(context);
  client ??= create(context, settings);
  return client;
};

const create = (context: Context, settings: PageSettings): Services => {
  const { flights } = context.publicApi;
  flights.emitted ??= [];
  const { emitted } = flights;
  const client = createServicesByGroup(settings);
  const { onEvent } = client.telemetry;
  // Replay the events that the experiments chunk has already emitted.
  client.telemetry.onEvent = (listener) => {
    const stop = onEvent(listener);
    const controller = new AbortController();
    const { signal } = controller;
    const relay = (event: Event) => listener((event as CustomEvent<TelemetryEvent>).detail);
    for (const event of emitted) queueMicrotask(() => signal.aborted || listener(event));
    document.addEventListener('cobble:telemetry', relay, { signal });
    return () => {
      stop();
      controller.abort();
    };
  };
  return client;
};
