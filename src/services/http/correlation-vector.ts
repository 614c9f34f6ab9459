const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The next value of a correlation vector: its last number plus one.
 *
 * @param vector version 1 (a base of 16 characters, at most 63 in all) or 2 (a base of 22, at most 127 in all)
 * @returns the vector itself with a closing `!` when the next value would be too long; a closed one unchanged
 */
export const nextVector = (vector: string): string => {
  if (vector.endsWith('!')) return vector;
  const end = vector.lastIndexOf('.') + 1;
  const next = vector.slice(0, end) + (Number(vector.slice(end)) + 1);
  return next.length > (vector.indexOf('.') === 16 ? 63 : 127) ? `${vector}!` : next;
};

let vector: string | undefined;

/** The page's correlation vector (version 2), one on at each call: what the catalog gets as `ms-cv` (STO-3). */
export const correlationVector = (): string => {
  if (vector) return (vector = nextVector(vector));
  const bytes = [...crypto.getRandomValues(new Uint8Array(22))];
  // 128 random bits are 21 letters and a last one of two bits.
  return (vector = `${bytes.map((byte, index) => letters[index < 21 ? byte & 63 : byte & 48]).join('')}.0`);
};
