import type { TelemetrySettings } from '../settings';
import type { Adapter } from './telemetry-event';

/**
 * Creates the adapter for tag managers: `dataLayer.push({ event, …data, time })`.
 *
 * @param options `dataLayerName` is the global's name, by default `dataLayer`
 */
export const create = ({ dataLayerName = 'dataLayer' }: TelemetrySettings): Adapter => {
  const page = globalThis as typeof globalThis & { [name: string]: unknown[] | undefined };
  const layer = String(dataLayerName);
  return ({ name, data, time }) => {
    // Read the array each time, because a tag manager may replace it. An element with that name is an inherited
    // property of the window, so ignore it (threat 10).
    const events = (Object.hasOwn(page, layer) && page[layer]) || [];
    page[layer] = events;
    events.push({ ...data, event: name, time });
  };
};
