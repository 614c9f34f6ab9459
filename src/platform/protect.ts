/**
 * The document with the members that the platform gave it. A page's elements can hide each of them: after `<img
 * name="body">`, `document.body` is that image, and strangers may write such names (threats 2 and 10). For reading
 * only.
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
