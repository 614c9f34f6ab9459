/**
 * An element such as `<img name="cookie">` may hide `document.cookie` (threat 2).
 *
 * @throws if the page may not have cookies, or outside a browser
 */
export const writeCookie = (text: string): void => {
  const { document: real } = globalThis;
  // biome-ignore lint/style/noNonNullAssertion: a document has the platform's prototype.
  Reflect.set(Reflect.getPrototypeOf(real)!, 'cookie', text, real);
};
