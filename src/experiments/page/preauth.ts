/**
 * The pre-auth cookie's value (SVC-2), decoded as the services' `cookieValue` does; `''` where there is none. By itself:
 * a file that the page's chunk shares with its telemetry would be one more request for every page.
 *
 * @param name of the cookie
 */
export const preauth = (name: string): string => {
  const value = `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // It is not percent-encoded well: it stays as it is.
    return value;
  }
};
