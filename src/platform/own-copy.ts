const isPlainObject = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects from other frames have another `Object.prototype`, but every `Object.prototype` has the prototype null.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Returns a frozen deep copy without prototypes, so that a changed `Object.prototype` can't add settings. */
export const ownCopy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(ownCopy)) as T;
  if (!isPlainObject(value)) return value;
  // Define `toPrimitive`: objects without a prototype can't be converted to strings.
  const copy = Object.create(null, { [Symbol.toPrimitive]: { value: () => '{}' } }) as Record<string, unknown>;
  for (const [key, member] of Object.entries(value)) copy[key] = ownCopy(member);
  return Object.freeze(copy) as T;
};
