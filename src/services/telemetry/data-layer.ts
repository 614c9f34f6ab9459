import type { Settings } from '../settings';
import type { Adapter } from './telemetry';

/**
 * Hands events to a tag manager: `dataLayer.push({ event, …data, time })`.
 *
 * @param options `dataLayerName`: the global's name, default `dataLayer`
 */
export const create = ({ dataLayerName = 'dataLayer' }: NonNullable<Settings['telemetry']>): Adapter => {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>;
  // Looked up each time: a tag manager may put another array in its place.
  return ({ name, data, time }) => void (page[String(dataLayerName)] ??= []).push({ ...data, event: name, time });
};
