/**
 * The document with the members that the platform gave it. A page's elements can hide each of them: after `<img
 * name="body">`, `document.body` is that image, and strangers may write such names (threats 2 and 10). So can what was
 * parsed, of its own document. For reading only.
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      // Whatever it is: only functions have a `bind`.
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
