const NAME = 'cobble-flights';

/** One hour, as on the page (EXP-2). */
const MAX_AGE_SECONDS = 3600;

/** Maximum size of the cookie's value. Browsers drop cookies over 4,096 bytes, including name and attributes. */
const MAX_BYTES = 3800;

const isText = (value: unknown): value is string => typeof value === 'string' && !!value.trim();

export const flightsIn = (answer: unknown): string[] | undefined => {
  const list = Array.isArray(answer) ? answer : (answer as { flights?: unknown } | null | undefined)?.flights;
  return Array.isArray(list) ? list.filter(isText) : undefined;
};

/**
 * Reads the flights in a cookie. Visitors can edit it, but only flights of the config take effect, as with
 * `enableflights` in a URL.
 */
export const readFlights = (header: string | null | undefined): string[] | undefined => {
  try {
    const flights: unknown = JSON.parse(cookieOf(header, NAME) ?? '');
    return Array.isArray(flights) ? flightsIn(flights) : undefined;
  } catch {
    return undefined;
  }
};

/** @returns undefined if the list is too long for a cookie; each page then requests its assignment */
export const keepFlights = (flights: readonly string[]): string | undefined => {
  const value = encodeURIComponent(JSON.stringify(flights));
  return value.length > MAX_BYTES
    ? undefined
    : `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
};

export const cookieOf = (header: string | null | undefined, name: string): string | undefined => {
  const value = `; ${header ?? ''}`.split(`; ${name}=`)[1]?.split(';')[0];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
};
