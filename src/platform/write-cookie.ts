/**
 * Writes a cookie, whatever the page's elements are named: after `<img name="cookie">`, `document.cookie` is that image
 * (threat 2).
 *
 * @param text as `document.cookie` takes it: `name=value; path=/`
 * @throws where the page may hold no cookies, and where there is no page
 */
export const writeCookie = (text: string): void => {
  const { document: real } = globalThis;
  Reflect.set(Reflect.getPrototypeOf(real)!, 'cookie', text, real);
};
