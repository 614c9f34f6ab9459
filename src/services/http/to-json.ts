/**
 * `JSON.stringify` for a request's body. Prototype.js before 1.7 gives arrays a `toJSON` that makes `[1]` the text
 * `"[1]"`: it is set aside meanwhile.
 */
export const toJson = (value: unknown): string => {
  const list = Array.prototype as { toJSON?: unknown };
  const { toJSON } = list;
  try {
    delete list.toJSON;
    return JSON.stringify(value);
  } finally {
    if (toJSON) list.toJSON = toJSON;
  }
};
