import type { Settings } from '../settings';
import type { Adapter } from './telemetry-event';

/**
 * Hands events to a tag manager: `dataLayer.push({ event, …data, time })`.
 *
 * @param options `dataLayerName`: the global's name, default `dataLayer`
 */
export const create = ({ dataLayerName = 'dataLayer' }: NonNullable<Settings['telemetry']>): Adapter => {
  // A global of any name: what it holds is looked at below.
  const page: { [name: string]: unknown[] | undefined } = globalThis as never;
  const layer = String(dataLayerName);
  return ({ name, data, time }) => {
    // Looked up each time: a tag manager may put another array in its place. An element of that name is none of the
    // window's own properties, and no data layer (threat 10).
    const events = (Object.hasOwn(page, layer) && page[layer]) || [];
    page[layer] = events;
    events.push({ ...data, event: name, time });
  };
};
