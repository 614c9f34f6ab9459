/**
 * Returns a read-only view of a document whose members elements can't hide. Otherwise, `<img name="body">` would
 * replace `document.body` (threats 2 and 10).
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
