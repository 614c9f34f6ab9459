/**
 * A random UUID, version 4. `crypto.randomUUID` is missing on plain http, so it is made from random bytes.
 *
 * No `Array.from` with a mapper: Prototype.js and MooTools replace it by one that ignores the mapper.
 *
 * @returns 36 characters, lower case
 */
export const uuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  return [...bytes].map(byte => (byte + 256).toString(16).slice(1)).join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
