import { log } from '../../platform/log';
import { writeCookie } from '../../platform/write-cookie';

/**
 * The cookies of a name that this page can see, each as it stands: `name=value`. There is more than one where others
 * have the same name at another domain or path.
 *
 * @throws where cookies are refused (a sandboxed frame), and where there is no page at all
 */
export const cookiesOf = (name: string): string[] =>
  document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`));

/**
 * The value of a cookie.
 *
 * @param cookie as `cookiesOf` gives it
 * @returns decoded, as it stands where it is not percent-encoded well; undefined for none or an empty one
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
 * Erases a cookie (AUT-8), or says in the console that it is still there. Which domain and path it was set for can't be
 * read, so each is tried until it is gone; browsers refuse public suffixes (`co.uk`). Of several cookies of its name,
 * those with another value stay: one that a try hit is put back, until the browser is closed.
 *
 * @param own as `cookiesOf` gives it
 * @throws where cookies are refused
 */
export const eraseCookie = (own: string): void => {
  const name = own.replace(/=.*/, '');
  // The host alone, its own domain, and each parent with at least two labels.
  const domains = [''];
  for (let rest = location.hostname; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1))
    domains.push(`; domain=${rest}`);
  let path = '';
  // Every path above the page's, with a closing slash and without. What follows a semicolon would be an attribute.
  // biome-ignore lint/style/noNonNullAssertion: a path has at least its slash.
  for (const part of location.pathname.match(/\/|[^/;]+/g)!) {
    path += part;
    for (const domain of domains) {
      // `__Secure-` and `__Host-` are erased with Secure alone, which plain http refuses.
      for (const secure of ['; secure', '']) {
        const place = `; path=${path}${domain}${secure}`;
        const before = cookiesOf(name);
        if (!before.includes(own)) return;
        writeCookie(`${name}=; max-age=0${place}`);
        for (const one of before) if (one !== own && !cookiesOf(name).includes(one)) writeCookie(one + place);
      }
    }
  }
  if (cookiesOf(name).includes(own)) log('warn', `cobble: the cookie "${name}" stays: expire it on the server.`);
};
