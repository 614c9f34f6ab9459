const isPlainObject = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another frame have another `Object.prototype`, which has no prototype either.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * Returns a frozen copy of a value's own members, at every depth. The objects in it have no prototype: another script
 * that writes to `Object.prototype` can't add a setting that the page's author left out.
 *
 * @param value plain objects and lists are copied; everything else is returned as it is
 */
export const ownCopy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  // The copy has the members of `T`.
  if (Array.isArray(value)) return Object.freeze(value.map(ownCopy)) as T;
  if (!isPlainObject(value)) return value;
  // An object in the place of a text doesn't throw when it is used as one.
  const copy = Object.create(null, { [Symbol.toPrimitive]: { value: () => '{}' } }) as Record<string, unknown>;
  for (const [key, member] of Object.entries(value)) copy[key] = ownCopy(member);
  return Object.freeze(copy) as T;
};

/** Stands in for a group of settings that is missing: a plain `{}` would have what is on `Object.prototype`. */
export const NO_SETTINGS: Readonly<Record<string, undefined>> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.create(null),
) as Record<string, undefined>;
