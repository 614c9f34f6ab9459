/**
 * Reads a cookie.
 *
 * @returns its decoded value; undefined when it is missing or empty
 */
export const readCookie = (name: string): string | undefined => {
  const pair = globalThis.document?.cookie.split('; ').find(one => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) || undefined;
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Deletes a cookie as set for the host alone, for the host's domain, and for each parent domain (AUT-8): which of them
 * set it can't be read. A parent has at least two labels; browsers refuse the public suffixes among those (`co.uk`).
 *
 * @param parentDomain the configured one; it takes the place of the host's own parents
 */
export const eraseCookie = (name: string, parentDomain?: string): void => {
  const host = location.hostname;
  const domains = ['', host];
  // An address has no parent: 127.0.0.1 is not below 0.0.1.
  if (parentDomain) domains.push(parentDomain.replace(/^\./, ''));
  else if (!/:|\.\d+$/.test(host)) for (let rest = host; (rest = rest.slice(rest.indexOf('.') + 1)).includes('.');) domains.push(rest);
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
};
