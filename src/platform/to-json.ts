/**
 * Like `JSON.stringify`, for request bodies. Prototype.js before 1.7 adds a `toJSON` to arrays that makes `[1]` the
 * text `"[1]"`, so it is removed meanwhile.
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
