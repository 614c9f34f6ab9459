import { jsonText, safeJson } from '../io/json';
import type { UrlChange } from './url-change';

/** What follows the URL in a line, where the same changes. */
const known = new WeakMap<UrlChange, string>();

/** What changes on a URL as a line of JSON: exactly the members of interface 9. */
export const changeJson = (url: string, change: UrlChange): string => {
  let rest = known.get(change);
  if (rest === undefined) {
    rest = `${safeJson(change).slice(1)}\n`;
    known.set(change, rest);
  }
  return `{"url":${jsonText(url)},${rest}`;
};
