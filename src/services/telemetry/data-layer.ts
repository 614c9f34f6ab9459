import type { TelemetrySettings } from '../settings';
import type { Adapter } from './telemetry-event';

export const create = ({ dataLayerName = 'dataLayer' }: TelemetrySettings): Adapter => {
  const page = globalThis as typeof globalThis & { [name: string]: unknown[] | undefined };
  const layer = String(dataLayerName);
  return ({ name, data, time }) => {
    // Read the array each time: a tag manager may replace it. Ignore inherited properties, such as an element whose id
    // is `dataLayer` (threat 10).
    const events = (Object.hasOwn(page, layer) && page[layer]) || [];
    page[layer] = events;
    events.push({ ...data, event: name, time });
  };
};
