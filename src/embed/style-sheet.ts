import type { Context } from '../loader/types';
import { SHEET_END } from './sheet-end';

const load = async (url: string, get: (url: string) => Promise<Response>): Promise<CSSStyleSheet> => {
  const response = await get(url);
  const text = await response.text();
  if (response.ok && text.includes(SHEET_END)) return new CSSStyleSheet().replace(text);
  throw Error(`${url} answered ${response.status} without all CSS`);
};

/**
 * All instances of a widget share one sheet. An adopted sheet needs no `unsafe-inline`.
 *
 * @throws Error with URL and status; the next caller retries
 */
export const styleSheet = (
  url: string,
  { loadOnce, fetchFile = fetch }: Pick<Context, 'loadOnce' | 'fetchFile'>,
): Promise<CSSStyleSheet> => loadOnce(url, () => load(url, fetchFile));
