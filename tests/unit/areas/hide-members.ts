/**
 * Imitates DOM clobbering, which jsdom lacks: an image's name hides the document's member of that name. In Chromium,
 * this happens only in documents that have a window.
 */
export const hideMembers = (document: Document): Document => {
  const images = document.getElementsByTagName('img');
  for (const prototype of [EventTarget, Node, Document].map((one) => one.prototype as object))
    for (const name of Object.getOwnPropertyNames(prototype))
      Object.defineProperty(document, name, {
        configurable: true,
        get: () =>
          [...images].find((image) => image.name === name) ?? (Reflect.get(prototype, name, document) as unknown),
      });
  return document;
};
