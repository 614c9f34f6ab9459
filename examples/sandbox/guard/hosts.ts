import type { IncomingMessage } from 'node:http';

/**
 * The host name that a request was sent to.
 *
 * @returns in lower case, without the port; undefined for no `Host`, several, and one that is malformed
 */
export const hostNameOf = ({ headers, rawHeaders }: IncomingMessage): string | undefined => {
  // `headers` keeps the first of several and says nothing of the others.
  const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  const [, name, port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(headers.host ?? '') ?? [];
  return count === 1 && Number(port) < 65_536 ? name?.toLowerCase() : undefined;
};

/** Whether the server answers under a host name; in lower case, without the port. */
export type IsKnownHost = (name: string) => boolean;

/**
 * The names that a server answers under: loopback's, which no foreign name server can give out (threat 5), and those
 * that are allowed.
 *
 * @param allowed one that begins with a dot stands for every name under it
 */
export const knownHosts =
  (allowed: readonly string[]): IsKnownHost =>
  (name) =>
    isLoopbackName(name) || allowed.some((one) => (one.startsWith('.') ? name.endsWith(one) : name === one));

/**
 * Whether a host name is this machine's, whatever a name server says: `localhost`, names under it, 127.0.0.0/8,
 * `[::1]`.
 */
export const isLoopbackName = (name: string): boolean =>
  name === '[::1]' ||
  /^([a-z0-9_-]+\.)*localhost$/.test(name) ||
  (/^127(\.\d{1,3}){3}$/.test(name) && name.split('.').every((part) => Number(part) < 256));
