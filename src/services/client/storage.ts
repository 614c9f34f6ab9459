export const readStorage = (kind: 'localStorage' | 'sessionStorage', key: string): string | undefined => {
  try {
    return globalThis[kind].getItem(key) || undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns a short hash that identifies a secret in stored data. `crypto.subtle` would be stronger, but is missing on
 * plain http. A weak hash is enough, because scripts that can read the hash can read the secret.
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
