/**
 * Returns a read-only view of a document. In the document itself, elements can hide members: `<img name="body">`
 * replaces `document.body` (threats 2 and 10).
 */
export const protect = (real: Document): Document =>
  new Proxy(real, {
    get: (target, name) => {
      const value = Reflect.get(Document.prototype, name, target) as CallableFunction | undefined;
      return value?.bind?.(target) ?? value;
    },
  });
