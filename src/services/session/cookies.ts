import { log } from '../../platform/log';
import { pageUrl } from '../../platform/page-url';
import { writeCookie } from '../../platform/write-cookie';
import type { Settings } from '../settings';

/**
 * Returns all cookies with this name, as `name=value`, because each domain and path may have its own cookie.
 *
 * @throws if cookies are blocked (a sandboxed frame)
 */
export const cookiesOf = (name: string): string[] =>
  document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`));

export const cookieValue = (cookie: string | undefined): string | undefined => {
  const value = cookie?.replace(/^[^=]*=/, '') || undefined;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Returns the pre-auth cookie's value for a header (SVC-2). Each UTF-8 byte becomes one character, because `fetch`
 * rejects characters beyond Latin-1. The header's bytes then equal those in `Cookie`.
 */
export const preauthSecret = ({ storage }: Pick<Settings, 'storage'>): string => {
  const name = storage?.preauth || 'preauth';
  try {
    const [cookie = ''] = cookiesOf(name);
    return unescape(encodeURIComponent(cookie.slice(name.length + 1)));
  } catch {
    return '';
  }
};

/**
 * Erases the cookies with this name (AUT-8), or warns that some remain. Scripts can't read a cookie's domain and path,
 * so this tries every parent domain and path of the page.
 *
 * @param isOwn returns false for a cookie to keep. If such a cookie is erased, too, `eraseCookies` rewrites it without
 * its expiry date
 * @throws if cookies are blocked
 */
export const eraseCookies = (
  name: string,
  parentDomain: string | undefined,
  isOwn: (cookie: string) => boolean = () => true,
): void => {
  const remain = (): boolean => cookiesOf(name).some(isOwn);
  for (const scope of scopesOf(parentDomain)) {
    if (!remain()) return;
    const others = cookiesOf(name).filter((one) => !isOwn(one));
    writeCookie(`${name}=; max-age=0${scope}`);
    for (const one of others) if (!cookiesOf(name).includes(one)) writeCookie(one + scope);
  }
  if (remain()) log('warn', `cobble: can't delete the cookie "${name}". Fix: expire it on the server.`);
};

const scopesOf = (parentDomain: string | undefined): string[] => {
  // A frame without a URL shares the cookies of its parent page.
  const { hostname = '', pathname = '/' } = URL.parse(pageUrl('')) ?? {};
  const parts = pathname.match(/\/|[^/;]+/g) ?? [];
  const domains = ['', ...domainsAbove(hostname)];
  if (parentDomain) domains.unshift(parentDomain);
  return parts.flatMap((_, index) =>
    domains.flatMap((domain) =>
      // `__Secure-` and `__Host-` cookies require `secure`, but http pages can't set it, so try both.
      ['; secure', ''].map(
        (secure) => `; path=${parts.slice(0, index + 1).join('')}${domain && `; domain=${domain}`}${secure}`,
      ),
    ),
  );
};

const domainsAbove = (host: string): string[] => {
  const domains: string[] = [];
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) domains.push(rest);
  return domains;
};
