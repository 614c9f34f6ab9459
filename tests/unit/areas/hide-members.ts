/**
 * Makes a document's images hide its members by their names, as long as they stand in it. That is so by the standard in
 * every document; jsdom has it in none, and Chromium in those of windows alone.
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
