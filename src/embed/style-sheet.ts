import { SHEET_END } from './sheet-end';

const sheets: Record<string, Promise<CSSStyleSheet> | undefined> = {};

const load = async (url: string, get: (url: string) => Promise<Response>): Promise<CSSStyleSheet> => {
  for (let attemptsLeft = 2; ; attemptsLeft--) {
    try {
      const response = await get(url);
      const text = await response.text();
      if (response.ok && text.includes(SHEET_END)) return await new CSSStyleSheet().replace(text);
      throw Error(`${url} answered ${response.status}, without the whole stylesheet`);
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
 * Returns the stylesheet of a widget in a theme, shared by all instances. Retries twice. An adopted sheet needs no
 * `unsafe-inline`.
 *
 * @throws an Error with the URL and the status; the next caller retries
 */
export const styleSheet = (url: string, get: (url: string) => Promise<Response> = fetch): Promise<CSSStyleSheet> =>
  (sheets[url] ??= load(url, get));
