/**
 * Writes a cookie, even if an element such as `<img name="cookie">` hides `document.cookie` (threat 2).
 *
 * @throws outside a browser, or if cookies are blocked
 */
export const writeCookie = (text: string): void => {
  const { document: real } = globalThis;
  // biome-ignore lint/style/noNonNullAssertion: a document has the platform's prototype.
  Reflect.set(Reflect.getPrototypeOf(real)!, 'cookie', text, real);
};
