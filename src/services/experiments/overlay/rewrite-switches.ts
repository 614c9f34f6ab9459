import type { Switches } from '../flights';

/** What to change in the URL's switches. */
export type Change = { flight: string; on: boolean; assigned: boolean } | { all: 'off' | 'as they are' };

/**
 * Rewrites a query so that a flight is on or off, or all are off, and leaves everything else in it alone. A flight is
 * only named where the assignment says otherwise.
 *
 * @param search a query with its `?`, or empty
 * @param switches what is in it now
 * @returns the same with the change
 */
export const rewriteSwitches = (search: string, { enable, disable }: Switches, change: Change): string => {
  const parameters = new URLSearchParams(search);
  const put = (name: string, value: string) => (value ? parameters.set(name, value) : parameters.delete(name));
  if ('all' in change) put('disableallflights', change.all == 'off' ? 'true' : '');
  else {
    const { flight, on, assigned } = change;
    const others = (names: readonly string[]) => names.filter((name) => name != flight);
    put('enableflights', [...others(enable), ...(on && !assigned ? [flight] : [])].join());
    put('disableflights', [...others(disable), ...(!on && assigned ? [flight] : [])].join());
  }
  // A parameter without a value keeps its bare form: `?cobble-debug`.
  const text = String(parameters)
    .replace(/=(?=&|$)/g, '')
    .replaceAll('%2C', ',');
  return text && `?${text}`;
};
