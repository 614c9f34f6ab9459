import { log } from '../../platform/log';
import { writeCookie } from '../../platform/write-cookie';

/**
 * Returns the cookies of a name, each as `name=value`. Several may have the same name at different domains and paths.
 *
 * @throws if cookies are blocked (a sandboxed frame), and outside a page
 */
export const cookiesOf = (name: string): string[] =>
  document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`));

/**
 * Returns the decoded value of a cookie.
 *
 * @param cookie as `cookiesOf` returns it
 * @returns the raw value if it is badly percent-encoded; undefined without a cookie, and for an empty value
 */
export const cookieValue = (cookie: string | undefined): string | undefined => {
  const value = cookie?.replace(/^[^=]*=/, '') || undefined;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Erases a cookie (AUT-8), or warns in the console that it remains. Its domain and path can't be read, so each is tried;
 * browsers reject public suffixes (`co.uk`). Cookies of the same name with another value remain: if an attempt erases
 * one, it is written back as a session cookie.
 *
 * @param own as `cookiesOf` returns it
 * @throws if cookies are blocked
 */
export const eraseCookie = (own: string): void => {
  const name = own.replace(/=.*/, '');
  const domains = domainsAbove(location.hostname);
  let path = '';
  // Every path above the page's, with and without a closing slash, up to a semicolon.
  for (const part of location.pathname.match(/\/|[^/;]+/g) ?? []) {
    path += part;
    for (const domain of domains) {
      // `__Secure-` and `__Host-` cookies are erased with `secure` only, which plain http rejects.
      for (const secure of ['; secure', '']) {
        const scope = `; path=${path}${domain}${secure}`;
        const before = cookiesOf(name);
        if (!before.includes(own)) return;
        writeCookie(`${name}=; max-age=0${scope}`);
        for (const one of before) if (one !== own && !cookiesOf(name).includes(one)) writeCookie(one + scope);
      }
    }
  }
  if (cookiesOf(name).includes(own))
    log('warn', `cobble: can't delete the cookie "${name}". Fix: expire it on the server.`);
};

/** Returns `domain` attributes: none, the host, and each parent with at least two labels. */
const domainsAbove = (host: string): string[] => {
  const domains = [''];
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) domains.push(`; domain=${rest}`);
  return domains;
};
