/** Doesn't use `crypto.randomUUID`, which is missing on plain http. */
export const uuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte & 15).toString(16);
  });

/**
 * Increments the last number of a correlation vector (TEL-1).
 *
 * @param vector version 1 (base: 16 characters; maximum: 63) or version 2 (base: 22; maximum: 127)
 * @returns the next vector; if it is too long, `vector` with a closing `!`. A closed vector never changes
 */
export const nextVector = (vector: string): string => {
  if (vector.endsWith('!')) return vector;
  const next = vector.replace(/\d+$/, (last) => `${+last + 1}`);
  return next.length > (vector.indexOf('.') === 16 ? 63 : 127) ? `${vector}!` : next;
};

let vector: string | undefined;

export const correlationVector = (): string => {
  vector = vector ? nextVector(vector) : `${randomBase()}.0`;
  return vector;
};

const randomBase = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).slice(0, 22);
