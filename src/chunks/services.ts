import { resolvePageSettings } from '../embed/resolve-page-settings';
import type { Context } from '../loader/types';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { TelemetryEvent } from '../services/telemetry/telemetry-event';

let client: Services | undefined;

/** The page's one service client, behind `cobble.services()`. */
export default async (context: Context): Promise<Services> => {
  // The page's JSON may stand behind who asks. The settings are made once: without it they would lack it for good.
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
  // The experiments are a chunk of their own: what they told before comes first.
  client.telemetry.onEvent = (listener) => {
    const stop = onEvent(listener);
    let listening = true;
    // biome-ignore lint/style/noNonNullAssertion: such an event of ours has one.
    const hear = ({ detail }: CustomEventInit<TelemetryEvent>) => listener(detail!);
    for (const event of emitted) queueMicrotask(() => listening && listener(event));
    // TypeScript knows no event of this name.
    document.addEventListener('cobble:telemetry', hear as EventListener);
    return () => {
      stop();
      listening = false;
      document.removeEventListener('cobble:telemetry', hear as EventListener);
    };
  };
  return client;
};
