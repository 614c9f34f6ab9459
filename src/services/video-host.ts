/**
 * Reads an entry of `helpCentre.videoHosts`: a host, with a port where that is not 443, or `*.` and a host, which means
 * each host below it and not itself.
 *
 * @returns the entry as browsers write hosts: in lower case, other letters than ASCII's in Punycode; undefined for what
 *   is no such entry, as a URL
 */
export const videoHost = (entry: unknown): string | undefined => {
  const [, star, name] = /^(\*\.)?([^\s/?#@\\*,;'"]+)$/.exec(typeof entry === 'string' ? entry : '') ?? [];
  try {
    return name && (star ?? '') + new URL(`https://${name}`).host;
  } catch {
    return undefined;
  }
};
