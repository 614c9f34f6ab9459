const sheets: Record<string, Promise<CSSStyleSheet> | undefined> = {};

const load = async (url: string, get: (url: string) => Promise<Response>): Promise<CSSStyleSheet> => {
  for (let attemptsLeft = 2; ; attemptsLeft--) {
    try {
      const response = await get(url);
      if (!response.ok) throw Error(`${url} answered ${response.status}`);
      return await new CSSStyleSheet().replace(await response.text());
    } catch (error) {
      if (!attemptsLeft) {
        sheets[url] = undefined;
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
};

/**
 * Returns the stylesheet that all instances share, with two retries. It is adopted, so a policy needs no
 * `unsafe-inline`.
 *
 * @throws an Error with the URL and the status; the next caller retries
 */
export const styleSheet = (url: string, get: (url: string) => Promise<Response> = fetch): Promise<CSSStyleSheet> =>
  (sheets[url] ??= load(url, get));
