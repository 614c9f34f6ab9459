import { encode } from './encode';

type Pair = [name: string, value: unknown];

/** @returns a list's members, or the value alone; without null and undefined */
const members = (value: unknown): unknown[] => [value].flat().filter((one) => one !== undefined && one !== null);

/**
 * Writes a route's query in the table's order.
 *
 * @param query a `Route`'s
 * @param args values by parameter name; null, undefined and empty lists are left out, an empty text is sent
 * @returns without the `?`; empty when there is nothing to send
 * @throws RangeError for a date that is none
 */
export const writeQuery = (query = '', args: Readonly<Record<string, unknown>>): string =>
  query
    .split(' ')
    .flatMap((parameter): Pair[] => {
      const [name = '', rest] = parameter.split(/[=:]/);
      if (parameter.includes('=')) return [[name, rest]];
      const value = args[name];
      const list = members(value);
      if (!list.length) return [];
      // What a route says is a date is one in the types of its call.
      if (rest === 'date') return [[name, new Date(value as Date | number | string).toISOString().split('T')[0]]];
      if (rest === 'filters' && typeof value === 'object') {
        return Object.entries(value ?? {}).map(([key, one]) =>
          Array.isArray(value) ? [`filter[${one.name}]`, one.value] : [`filter[${key}]`, one],
        );
      }
      return [[name, rest ? list : list.join()]];
    })
    .flatMap(([name, value]) => members(value).map((one) => `${encode(name)}=${encode(one)}`))
    .join('&');
