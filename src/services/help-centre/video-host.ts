/**
 * Parses an entry of `videoHosts`: a host with an optional port. `*.` before the host means all its subdomains.
 *
 * @returns the entry in lower case and Punycode; undefined for anything else, such as a URL
 */
export const videoHost = (entry: unknown): string | undefined => {
  const [, star, name] = /^(\*\.)?([^\s/?#@\\*,;'"]+)$/.exec(typeof entry === 'string' ? entry : '') ?? [];
  try {
    return name && (star ?? '') + new URL(`https://${name}`).host;
  } catch {
    return undefined;
  }
};
