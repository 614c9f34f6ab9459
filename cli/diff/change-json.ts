import { jsonText, safeJson } from '../io/json';
import type { UrlChange } from './url-change';

/** Most pages have the same few changes. */
const known = new WeakMap<UrlChange, string>();

/** Interface 9. */
export const changeJson = (url: string, change: UrlChange): string => {
  let rest = known.get(change);
  if (rest === undefined) {
    rest = `${safeJson(change).slice(1)}\n`;
    known.set(change, rest);
  }
  return `{"url":${jsonText(url)},${rest}`;
};
