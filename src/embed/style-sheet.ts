import type { Context } from '../loader/types';

const load = async (url: string, get: (url: string) => Promise<Response>): Promise<CSSStyleSheet> => {
  const response = await get(url);
  if (!response.ok) throw Error(`${url} answered ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
};

/**
 * Returns the stylesheet of a widget in a theme, shared by all instances. An adopted sheet needs no `unsafe-inline`.
 *
 * @throws an Error with the URL and the status; the next caller retries
 */
export const styleSheet = (
  url: string,
  { loadOnce, fetchFile = fetch }: Pick<Context, 'loadOnce' | 'fetchFile'>,
): Promise<CSSStyleSheet> => loadOnce(url, () => load(url, fetchFile));
