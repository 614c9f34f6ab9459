import type { IncomingMessage } from 'node:http';

/**
 * @returns the lower-case host name without the port; undefined unless there is exactly one well-formed `Host` header
 */
export const hostNameOf = ({ headers, rawHeaders }: IncomingMessage): string | undefined => {
  // Count the raw headers, because `headers` contains only the first `Host`.
  const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  const [, name, port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(headers.host ?? '') ?? [];
  return count === 1 && Number(port) < 65_536 ? name?.toLowerCase() : undefined;
};

/** @param name in lower case and without the port */
export type IsKnownHost = (name: string) => boolean;

/**
 * Accepts allowed hosts, and loopback names, which no foreign name server resolves (threat 5).
 *
 * @param allowed host names; `.example` means all subdomains of `example`
 */
export const knownHosts =
  (allowed: readonly string[]): IsKnownHost =>
  (name) =>
    isLoopbackName(name) || allowed.some((one) => (one.startsWith('.') ? name.endsWith(one) : name === one));

/** `localhost`, its subdomains, 127.0.0.0/8, `[::1]`. */
const isLoopbackName = (name: string): boolean =>
  name === '[::1]' ||
  /^([a-z0-9_-]+\.)*localhost$/.test(name) ||
  (/^127(\.\d{1,3}){3}$/.test(name) && name.split('.').every((part) => Number(part) < 256));
