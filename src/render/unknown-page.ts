/** Stands in for an unknown page URL. No real link leads to this domain. */
export const UNKNOWN_PAGE = 'https://page.invalid/';

const ADDRESS = new RegExp(`="${UNKNOWN_PAGE.replaceAll('.', '\\.')}(?=([?#"])|(/)|)`, 'g');

/**
 * Makes links to `UNKNOWN_PAGE` relative to the page (`?hc-page=2`) or to the site's root. If the path starts with
 * `//`, prepends `/.`, because browsers read `//` as the start of a host.
 */
export const makeRelative = (markup: string): string =>
  markup.replace(ADDRESS, (_, state?: string, slash?: string) => {
    if (state) return '="';
    return slash ? '="/./' : '="/';
  });
