const sheets: Record<string, Promise<CSSStyleSheet> | undefined> = {};

/**
 * The stylesheet of a widget in a theme, shared by all instances. An adopted sheet needs no `unsafe-inline`.
 *
 * @throws an Error with the URL and the status; the next caller asks again
 */
export const styleSheet = (url: string): Promise<CSSStyleSheet> => (sheets[url] ??= fetch(url).then(async (response) => {
  if (!response.ok) throw Error(`${url} answered ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}).catch((error: unknown) => {
  sheets[url] = undefined;
  throw error;
}));
