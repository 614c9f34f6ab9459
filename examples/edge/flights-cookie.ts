import { readCookie } from './read-cookie';

const NAME = 'cobble-flights';

/** Seconds that an assignment is kept, as on the page (EXP-2). */
const HOUR = 3600;

/** Browsers keep no cookie that is longer than 4,096 bytes, with its name. */
const LONGEST = 3800;

const isText = (value: unknown): value is string => typeof value === 'string' && !!value.trim();

/** The flights of an assignment's answer, whatever a service or a visitor has written there. */
export const flightsIn = (answer: unknown): string[] | undefined => {
  const list = (answer as { flights?: unknown } | null | undefined)?.flights;
  return Array.isArray(list) ? list.filter(isText) : undefined;
};

/**
 * The assignment that a visitor's cookie holds. It is the visitor's to change: its names turn on flights of the
 * config, as `enableflights` does, and nothing else is done with them.
 *
 * @param header the request's `cookie` header
 * @returns undefined where there is none
 */
export const readFlights = (header: string | null | undefined): string[] | undefined => {
  try {
    return flightsIn({ flights: JSON.parse(readCookie(header, NAME) ?? '') });
  } catch {
    return undefined;
  }
};

/**
 * The `set-cookie` header that keeps an assignment for an hour. Over https alone: browsers hold http on this machine
 * for secure.
 *
 * @returns undefined for a list too long for a cookie: it is asked for each time
 */
export const keepFlights = (flights: readonly string[]): string | undefined => {
  const value = encodeURIComponent(JSON.stringify(flights));
  return value.length > LONGEST
    ? undefined
    : `${NAME}=${value}; Path=/; Max-Age=${HOUR}; Secure; HttpOnly; SameSite=Lax`;
};
