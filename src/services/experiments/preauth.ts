/**
 * The pre-auth cookie's value (SVC-2), as the services' `readCookie` gives it; `''` where there is none. By itself: a
 * file that the page's chunk shares with its telemetry would be one more request for every page.
 *
 * @param name of the cookie
 */
export const preauth = (name: string): string =>
  // A value that is no sound percent-encoding stays as it is, where decodeURIComponent throws.
  unescape(`; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '');
