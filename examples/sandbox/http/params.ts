import { must } from '../must';
import type { Call } from './call';
import { Refusal } from './refusal';

/** Percent-decodes a text; one that can't be decoded is given as it is. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * A value of a call's path.
 *
 * @param name as the route's template has it
 * @throws Error where the template has no such name
 */
export const paramOf = ({ params, route }: Pick<Call, 'params' | 'route'>, name: string): string =>
  must(params[name], `{${name}} in the path of ${route.group}.${route.name}`);

/**
 * A whole number of a query.
 *
 * @param fallback counts where the parameter is missing or empty
 * @throws Refusal 400 for a text that is none, or one below `from` or above `to`
 */
export const numberOf = (query: URLSearchParams, name: string, fallback: number, from = 0): number => {
  const text = query.get(name);
  if (!text) return fallback;
  const value = Number(text);
  const to = Number.MAX_SAFE_INTEGER;
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Refusal(400, 'InvalidParameter', `${name}=${text} is no whole number from ${from} to ${to}.`);
  return value;
};
