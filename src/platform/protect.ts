/**
 * Returns a read-only view with the platform's own members. After `<img name="body">`, `document.body` is that image
 * (threats 2 and 10).
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
