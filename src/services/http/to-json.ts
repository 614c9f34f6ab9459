/**
 * `JSON.stringify` for a request's body. Prototype.js before 1.7 gives arrays a `toJSON` that makes `[1]` the text `"[1]"`: it
 * is set aside meanwhile.
 */
export const toJson = (value: unknown): string => {
  const added = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!added?.configurable) return JSON.stringify(value);
  delete (Array.prototype as { toJSON?: unknown }).toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', added);
  }
};
