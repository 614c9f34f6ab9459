/**
 * Whether a host name is this machine's, whatever a name server says: `localhost`, names under it, 127.0.0.0/8,
 * `[::1]`.
 */
export const isLoopbackName = (name: string): boolean =>
  name === '[::1]' ||
  /^([a-z0-9_-]+\.)*localhost$/.test(name) ||
  (/^127(\.\d{1,3}){3}$/.test(name) && name.split('.').every((part) => Number(part) < 256));
