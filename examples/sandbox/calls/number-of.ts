import { Refusal } from '../http/refusal';

/**
 * A whole number of a query.
 *
 * @param fallback counts where the parameter is missing or empty
 * @throws Refusal 400 for a text that is none, or one below `from` or above `to`
 */
export const numberOf = (
  query: URLSearchParams,
  name: string,
  fallback: number,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
): number => {
  const text = query.get(name);
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Refusal(400, 'InvalidParameter', `${name}=${text} is no whole number from ${from} to ${to}.`);
  return value;
};
