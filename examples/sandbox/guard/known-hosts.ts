import { isLoopbackName } from './loopback-name';

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
