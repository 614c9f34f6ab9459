/**
 * The next value of a correlation vector: its last number plus one.
 *
 * @param vector version 1 (a base of 16 characters, at most 63 in all) or 2 (a base of 22, at most 127 in all)
 * @returns the vector itself with a closing `!` when the next value would be too long; a closed one unchanged
 */
export const nextVector = (vector: string): string => {
  if (vector.endsWith('!')) return vector;
  const next = vector.replace(/\d+$/, (last) => `${+last + 1}`);
  return next.length > (vector.indexOf('.') === 16 ? 63 : 127) ? `${vector}!` : next;
};

let vector: string | undefined;

/**
 * The page's correlation vector (version 2: 128 random bits), one on at each call: what the catalog gets as `ms-cv`
 * (STO-3).
 */
export const correlationVector = (): string =>
  (vector = vector
    ? nextVector(vector)
    : `${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).slice(0, 22)}.0`);
