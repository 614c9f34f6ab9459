/**
 * A short digest of a secret, to tell cached answers apart without storing the secret (two 32-bit sums). It need not
 * resist an attacker, who would have to read this origin's storage, where the token itself lies; and it must work on
 * plain http, where `crypto.subtle` is missing.
 *
 * @returns digits and signs; the empty text for no secret
 */
export const digest = (secret: string): string => {
  let one = 0x811c9dc5;
  let other = one;
  for (let i = 0; i < secret.length; i++) {
    one = Math.imul(one ^ secret.charCodeAt(i), 0x01000193);
    other = Math.imul(other ^ one, 0x5bd1e995);
  }
  return secret && `${one}${other}`;
};
