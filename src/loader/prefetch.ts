import { loadChunk } from './load-chunk';

/**
 * Requests what a widget needs in parallel with the runtime: its own chunk and, for an area, the services that it calls.
 * Whoever needs a chunk reports a failed load.
 *
 * @param place the widget's index in `__WIDGETS__`
 */
export const prefetch = (widget: string, place: number): void => {
  const group = __ASKS__.split(' ')[place - __FIRST_ASKING__];
  const chunks = group === undefined ? [widget] : [widget, 'services', `services${group}`];
  for (const chunk of new Set(chunks)) loadChunk(chunk).catch(() => {});
};
