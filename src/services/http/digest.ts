/**
 * A short digest of a secret, to tell cached answers apart without storing the secret (two 32-bit sums). It need not
 * resist an attacker, who would have to read this origin's storage, where the token itself lies; and it must work on plain
 * http, where `crypto.subtle` is missing.
 *
 * @returns lower-case letters and digits; the empty text for no secret
 */
export const digest = (secret: string): string => {
  const sum = (factor: number): string => {
    let hash = 0x811c9dc5;
    for (let i = 0; i < secret.length; i++) hash = Math.imul(hash ^ secret.charCodeAt(i), factor);
    hash ^= hash >>> 15;
    return (hash >>> 0).toString(36);
  };
  return secret && sum(0x01000193) + sum(0x5bd1e995);
};
