/**
 * Returns a read-only view of a document with the platform's own members, which elements can hide: after `<img
 * name="body">`, `document.body` is that image (threats 2 and 10).
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      // Only functions have `bind`.
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
