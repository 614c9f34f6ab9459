/** Disables the `Array.prototype.toJSON` of Prototype.js before 1.7, which turns `[1]` into the string `"[1]"`. */
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
