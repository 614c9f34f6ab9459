import { writeCookie } from '../../platform/write-cookie';

/**
 * Reads a cookie.
 *
 * @returns its decoded value; undefined when it is missing or empty, or cookies are refused (a sandboxed frame throws)
 */
export const readCookie = (name: string): string | undefined => {
  let value: string | undefined;
  try {
    value = document.cookie.split('; ').find(one => one.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
    return value && decodeURIComponent(value);
  } catch {
    // Also where there is no page at all, and for a value that is not percent-encoded well.
    return value;
  }
};

/**
 * Deletes a cookie as set for the host alone, for the host's domain, and for each parent domain (AUT-8): which of them
 * set it can't be read. A parent has at least two labels; browsers refuse the public suffixes among those (`co.uk`).
 *
 * @param parentDomain the configured one: nothing is deleted above it, where another site's sessions may be
 */
export const eraseCookie = (name: string, parentDomain = ''): void => {
  const host = location.hostname;
  const parent = parentDomain.replace(/^\./, '');
  const domains = ['', host];
  // An address has no parent: 127.0.0.1 is not below 0.0.1.
  if (!/:|\.\d+$/.test(host)) for (let rest = host; (rest = rest.slice(rest.indexOf('.') + 1)).includes('.');) if (rest.endsWith(parent)) domains.push(rest);
  try {
    for (const domain of domains) writeCookie(`${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`);
  } catch {
    // Refused cookies hold nothing.
  }
};
