import type { Switches } from '../engine/flights';

export type Change = { flight: string; on: boolean; assigned: boolean } | { all: 'off' | 'as they are' };

/**
 * Rewrites a query to turn one flight on or off, or all flights off. Omits the flight's name if the assignment already
 * has the requested effect.
 *
 * @param search the query with its `?`, or `''`
 */
export const rewriteSwitches = (search: string, { enable, disable }: Switches, change: Change): string => {
  // URLSearchParams would change the encoding of other parameters, which patterns may match.
  let parts = search.length > 1 ? search.slice(1).split('&') : [];
  const put = (name: string, values: readonly string[]) => {
    const isOwn = (part: string) => new URLSearchParams(`?${part}`).has(name);
    const first = parts.findIndex(isOwn);
    parts = parts.filter((part) => !isOwn(part));
    if (values[0])
      parts.splice(first < 0 ? parts.length : first, 0, `${name}=${values.map(encodeURIComponent).join()}`);
  };
  if ('all' in change) put('disableallflights', change.all === 'off' ? ['true'] : []);
  else {
    const { flight, on, assigned } = change;
    const others = (names: readonly string[]) => names.filter((name) => name !== flight);
    put('enableflights', [...others(enable), ...(on && !assigned ? [flight] : [])]);
    put('disableflights', [...others(disable), ...(!on && assigned ? [flight] : [])]);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
