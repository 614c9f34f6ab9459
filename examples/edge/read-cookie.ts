/**
 * A cookie of a request.
 *
 * @param header the request's `cookie` header, as it came
 * @returns its value, percent-decoded; undefined where there is none, or where it is not encoded well
 */
export const readCookie = (header: string | null | undefined, name: string): string | undefined => {
  const value = `; ${header ?? ''}`.split(`; ${name}=`)[1]?.split(';')[0];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
};
