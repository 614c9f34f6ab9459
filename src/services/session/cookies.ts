import { log } from '../../platform/log';
import { writeCookie } from '../../platform/write-cookie';

/**
 * Returns `name=value` for each domain and path.
 *
 * @throws if cookies are blocked (a sandboxed frame), and outside a page
 */
export const cookiesOf = (name: string): string[] =>
  document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`));

/** Decodes a cookie's value. Returns the raw value if it is badly percent-encoded, and undefined if it is empty. */
export const cookieValue = (cookie: string | undefined): string | undefined => {
  const value = cookie?.replace(/^[^=]*=/, '') || undefined;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Erases a cookie (AUT-8), or warns that it remains. Scripts can't read its domain and path, so tries all. Restores
 * other cookies of the same name as session cookies.
 *
 * @param own as `cookiesOf` returns it
 * @throws if cookies are blocked
 */
export const eraseCookie = (own: string): void => {
  const name = own.replace(/=.*/, '');
  const domains = domainsAbove(location.hostname);
  let path = '';
  for (const part of location.pathname.match(/\/|[^/;]+/g) ?? []) {
    path += part;
    for (const domain of domains) {
      // `__Secure-` and `__Host-` cookies need `secure`, which plain http rejects.
      for (const secure of ['; secure', '']) {
        const scope = `; path=${path}${domain}${secure}`;
        const before = cookiesOf(name);
        if (!before.includes(own)) return;
        writeCookie(`${name}=; max-age=0${scope}`);
        for (const one of before) if (one !== own && !cookiesOf(name).includes(one)) writeCookie(one + scope);
      }
    }
  }
  if (cookiesOf(name).includes(own)) log('warn', `cobble: the cookie "${name}" stays: expire it on the server.`);
};

const domainsAbove = (host: string): string[] => {
  const domains = [''];
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) domains.push(`; domain=${rest}`);
  return domains;
};
