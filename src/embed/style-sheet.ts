const sheets: Record<string, Promise<CSSStyleSheet> | undefined> = {};

/**
 * The stylesheet of a widget in a theme, shared by all instances. An adopted sheet needs no `unsafe-inline`.
 *
 * @param get a pinned page's `fetch`, which checks the bytes
 * @throws an Error with the URL and the status; the next caller asks again
 */
export const styleSheet = (url: string, get: (url: string) => Promise<Response> = fetch): Promise<CSSStyleSheet> =>
  (sheets[url] ??= get(url)
    .then(async (response) => {
      if (!response.ok) throw Error(`${url} answered ${response.status}`);
      return new CSSStyleSheet().replace(await response.text());
    })
    .catch((error: unknown) => {
      sheets[url] = undefined;
      throw error;
    }));
