import type { CallArgs } from './call-options';

type Pair = [name: string, value: unknown];

/** Accepts lone surrogates (as U+FFFD), unlike `encodeURIComponent`. */
export const encode = (text: unknown): string =>
  `${new URLSearchParams({ a: String(text) })}`.slice(2).replaceAll('+', '%20');

/**
 * @param query a route's `query`
 * @param args values by parameter name; null, undefined and empty lists are omitted, an empty text is sent
 * @returns a query without `?`
 * @throws RangeError for an invalid date
 */
export const writeQuery = (query = '', args: CallArgs): string =>
  query
    .split(' ')
    .flatMap((parameter) => pairsOf(parameter, args))
    .flatMap(([name, value]) => members(value).map((one) => `${encode(name)}=${encode(one)}`))
    .join('&');

const pairsOf = (parameter: string, args: CallArgs): Pair[] => {
  const [name = '', rest] = parameter.split(/[=:]/);
  if (parameter.includes('=')) return [[name, rest]];
  const value = args[name];
  const list = members(value);
  if (!list.length) return [];
  if (rest === 'date') return [[name, new Date(value as Date | number | string).toISOString().split('T')[0]]];
  if (rest === 'filters' && typeof value === 'object') {
    return Object.entries(value ?? {}).map(([key, one]) =>
      Array.isArray(value) ? [`filter[${one.name}]`, one.value] : [`filter[${key}]`, one],
    );
  }
  return [[name, rest ? list : list.join()]];
};

/** Omits null and undefined. */
const members = (value: unknown): unknown[] => [value].flat().filter((one) => one !== undefined && one !== null);
