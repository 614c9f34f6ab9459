/**
 * Returns a read-only view of a document with the platform's own members. Elements can hide them: after `<img
 * name="body">`, `document.body` is that image, and untrusted users may write such names (threats 2 and 10). A parsed
 * document has the same problem.
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      // Only functions have `bind`.
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
