import { loadChunk } from './load-chunk';

/**
 * Requests the services that an area calls in parallel with the runtime. The area reports a failed load.
 *
 * @param place the widget's index in `__WIDGETS__`
 */
export const prefetch = (place: number): void => {
  const group = __ASKS__.split(' ')[place - __FIRST_ASKING__];
  if (group === undefined) return;
  // The area's own chunk can't run before the runtime has put React where chunks find it.
  for (const chunk of new Set(['services', `services${group}`])) loadChunk(chunk).catch(() => {});
};
