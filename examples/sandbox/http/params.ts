import { must } from '../must';
import type { Call } from './call';
import { Refusal } from './refusal';

/** Percent-decodes a text. A malformed one is returned unchanged. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Returns a value of a call's path.
 *
 * @throws Error if the route's template doesn't have the name
 */
export const paramOf = ({ params, route }: Pick<Call, 'params' | 'route'>, name: string): string =>
  must(params[name], `{${name}} in the path of ${route.group}.${route.name}`);

/**
 * Returns a whole number of a query.
 *
 * @param fallback the result if the parameter is missing or empty
 * @throws Refusal 400 for another text, or a number below `from`
 */
export const numberOf = (query: URLSearchParams, name: string, fallback: number, from = 0): number => {
  const text = query.get(name);
  if (!text) return fallback;
  const value = Number(text);
  const to = Number.MAX_SAFE_INTEGER;
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Refusal(400, 'InvalidParameter', `${name}=${text} is not a whole number from ${from} to ${to}.`);
  return value;
};
