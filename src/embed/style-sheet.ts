import type { Context } from '../loader/types';
import { SHEET_END } from './sheet-end';

/**
 * All instances of a widget share one sheet. An adopted sheet needs no `unsafe-inline`.
 *
 * @throws Error with URL and status; the next caller retries
 */
export const styleSheet = (
  url: string,
  { loadOnce, prefetched, fetchFile = fetch }: Pick<Context, 'loadOnce' | 'prefetched' | 'fetchFile'>,
): Promise<CSSStyleSheet> =>
  loadOnce(url, async (attempt) => {
    const response = await ((!attempt && prefetched[url]) || fetchFile(url));
    const text = await response.text();
    if (response.ok && text.includes(SHEET_END)) return new CSSStyleSheet().replace(text);
    throw Error(`${url} answered ${response.status} without all CSS`);
  });
