import type { CallArgs } from './call-options';

type Pair = [name: string, value: unknown];

/** Percent-encodes a value. Replaces lone surrogates with U+FFFD, because `encodeURIComponent` throws on them. */
export const encode = (text: unknown): string =>
  `${new URLSearchParams({ a: String(text) })}`.slice(2).replaceAll('+', '%20');

/**
 * @param args The call's arguments. Omits null, undefined and empty lists, but sends empty strings
 * @throws TypeError if a value can't be sent. The message contains the parameter's name
 */
export const writeQuery = (query = '', args: CallArgs): string =>
  query
    .split(' ')
    .flatMap((parameter) => writeParameter(parameter, args))
    .join('&');

const writeParameter = (parameter: string, args: CallArgs): string[] => {
  try {
    return pairsOf(parameter, args).flatMap(([name, value]) =>
      members(value).map((one) => `${encode(name)}=${encode(one)}`),
    );
  } catch (cause) {
    const [name = ''] = parameter.split(/[=:]/);
    throw new TypeError(`${name} is invalid: ${(cause as Error).message}`, { cause });
  }
};

const pairsOf = (parameter: string, args: CallArgs): Pair[] => {
  const [name = '', rest] = parameter.split(/[=:]/);
  if (parameter.includes('=')) return [[name, rest]];
  const value = args[name];
  const list = members(value);
  if (!list.length) return [];
  if (rest === 'date') return [[name, dayOf(value as Date | number | string)]];
  if (rest === 'filters' && typeof value === 'object') {
    return Object.entries(value ?? {}).map(([key, one]) =>
      Array.isArray(value) ? [`filter[${one.name}]`, one.value] : [`filter[${key}]`, one],
    );
  }
  return [[name, rest ? list : list.join()]];
};

const dayOf = (value: Date | number | string): string | undefined => {
  const date = new Date(value);
  if (Number.isNaN(+date)) throw new RangeError(`"${value}" is not a date.`);
  return date.toISOString().split('T')[0];
};

const members = (value: unknown): unknown[] => [value].flat().filter((one) => one !== undefined && one !== null);
