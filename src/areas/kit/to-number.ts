/** A finite number of an answer, also where it came as text; undefined for anything else. */
export const toNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
