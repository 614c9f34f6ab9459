import { jsonText, safeJson } from '../io/json';
import type { UrlChange } from './url-change';

const known = new WeakMap<UrlChange, string>();

/**
 * Returns a line of `cobble diff --format json` (interface 9).
 *
 * @param row the other columns, if the URL comes from a table
 */
export const changeJson = (url: string, change: UrlChange, row?: Readonly<Record<string, unknown>>): string => {
  let rest = known.get(change);
  if (rest === undefined) {
    rest = `${safeJson(change).slice(1)}\n`;
    known.set(change, rest);
  }
  return `{"url":${jsonText(url)},${row ? `"row":${safeJson(row)},` : ''}${rest}`;
};
