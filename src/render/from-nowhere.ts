import { NOWHERE } from './nowhere';

const ADDRESS = new RegExp(`="${NOWHERE.replaceAll('.', '\\.')}(?=([?#"])|(/)|)`, 'g');

/**
 * Markup in which no address begins with that of a page that has told none: a link to another state of the page is
 * `?hc-page=2`, whatever the page's address is. All else begins at its root. A text of others could stand there, and
 * `javascript:` may follow.
 *
 * @param markup in which each quote of a text or a value is escaped
 */
export const fromNowhere = (markup: string): string =>
  markup.replace(ADDRESS, (_, state?: string, slash?: string) => (state ? '="' : slash ? '="/./' : '="/'));
