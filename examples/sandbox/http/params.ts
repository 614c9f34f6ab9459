import { must } from '../must';
import type { Call } from './call';
import { Refusal } from './refusal';

/** Decodes a percent-encoded text. Returns a malformed text unchanged. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const paramOf = ({ params, route }: Pick<Call, 'params' | 'route'>, name: string): string =>
  must(params[name], `{${name}} in the path of ${route.group}.${route.name}`);

/**
 * @param fallback replaces a missing or empty parameter
 * @throws Refusal 400 unless the text is a whole number of at least `from`
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
