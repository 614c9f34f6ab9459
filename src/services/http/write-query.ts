import type { Route } from '../route';
import { encode } from './encode';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const present = (value: unknown): boolean => value != null;

/** Year-month-day in UTC (MKT-1). */
const dateOf = (value: unknown): string => new Date(value as string | number | Date).toISOString().split('T')[0]!;

const filterPairs = (value: unknown): [string, unknown][] => {
  if (typeof value !== 'object') return [['filters', value]];
  const pairs = Array.isArray(value)
    ? (value as { name: string; value: unknown }[]).map(({ name, value }): [string, unknown] => [name, value])
    : Object.entries(value!);
  return pairs.map(([name, value]) => [`filter[${name}]`, value]);
};

/**
 * Writes a route's query in the table's order.
 *
 * @param args values by parameter name; null and undefined, alone or in a list, are left out, an empty text is sent
 * @returns without the `?`; empty when there is nothing to send
 * @throws RangeError for a date that is none
 */
export const writeQuery = (query: Route['query'], args: Readonly<Record<string, unknown>>): string =>
  Object.entries(query ?? {})
    .flatMap(([name, encoding]): [string, unknown][] => {
      const value = args[name];
      if (encoding[0] === '=') return [[name, encoding.slice(1)]];
      if (!present(value)) return [];
      if (encoding === 'date') return [[name, dateOf(value)]];
      if (encoding === 'filters') return filterPairs(value);
      if (encoding === 'repeat') return listOf(value).map(one => [name, one]);
      const texts = listOf(value).filter(present);
      return texts.length ? [[name, texts.join()]] : [];
    })
    .flatMap(([name, value]) => listOf(value).filter(present).map(one => `${encode(name)}=${encode(one)}`))
    .join('&');
