/**
 * Writes a cookie even if an element hides `document.cookie`, as `<img name="cookie">` does (threat 2).
 *
 * @param text as for `document.cookie`: `name=value; path=/`
 * @throws if the page may not have cookies, or outside a browser
 */
export const writeCookie = (text: string): void => {
  const { document: real } = globalThis;
  // biome-ignore lint/style/noNonNullAssertion: a document has the platform's prototype.
  Reflect.set(Reflect.getPrototypeOf(real)!, 'cookie', text, real);
};
