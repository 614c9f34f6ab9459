import type { Context } from '../loader/types';
import { SHEET_END } from './sheet-end';

type Page = Pick<Context, 'tagSettings' | 'loadOnce' | 'prefetched' | 'fetchFile'>;

/**
 * All instances of a widget share one sheet. An adopted sheet needs no `unsafe-inline`.
 *
 * @param path in the build's folder
 * @throws Error with URL and status; the next caller retries
 */
export const styleSheet = (
  path: string,
  { tagSettings, loadOnce, prefetched, fetchFile = fetch }: Page,
): Promise<CSSStyleSheet> => {
  const url = tagSettings.base + path;
  return loadOnce(url, async (attempt) => {
    const response = await ((!attempt && prefetched[path]) || fetchFile(url));
    const text = await response.text();
    if (response.ok && text.includes(SHEET_END)) return new CSSStyleSheet().replace(text);
    throw Error(`${url} answered ${response.status} without all CSS`);
  });
};
