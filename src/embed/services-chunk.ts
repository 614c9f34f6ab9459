import type { Api, Context } from '../loader/types';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { Settings } from '../services/settings';
import type { TelemetryEvent } from '../services/telemetry/telemetry';
import { completeSettings } from './complete-settings';

let client: Services | undefined;

/** The page's one service client, behind `cobble.services()`. */
export default (context: Context) => (client ??= create(completeSettings(context), context.publicApi));

const create = (settings: Settings, { flights }: Api): Services => {
  // Where no collector is configured, the experiments tell only now that somebody may listen.
  const told = (settings.told ??= []);
  if (!settings.telemetry) {
    settings.telemetry = {};
    void flights.ready.then(async () => {
      if (flights.experiments[0]) (await import('../services/experiments/exposures')).exposures(settings, flights);
    });
  }
  const client = createServicesByGroup(settings);
  const { onEvent } = client.telemetry;
  // The experiments are a chunk of their own: what they told before comes first.
  client.telemetry.onEvent = (listener) => {
    const stop = onEvent(listener);
    let listening = true;
    const hear = ({ detail }: CustomEventInit<TelemetryEvent>) => listener(detail!);
    for (const event of told) queueMicrotask(() => listening && listener(event));
    document.addEventListener('cobble:telemetry', hear as EventListener);
    return () => {
      stop();
      listening = false;
      document.removeEventListener('cobble:telemetry', hear as EventListener);
    };
  };
  return client;
};
