/** A domain that no link leads to. */
export const UNKNOWN_PAGE = 'https://page.invalid/';

const ADDRESS = new RegExp(`="${UNKNOWN_PAGE.replaceAll('.', '\\.')}(?=([?#"])|(/)|)`, 'g');

/**
 * Makes links to `UNKNOWN_PAGE` relative to the page (`?hc-page=2`) or its root. `/./` avoids `//`, which would begin a
 * host.
 */
export const makeRelative = (markup: string): string =>
  markup.replace(ADDRESS, (_, state?: string, slash?: string) => {
    if (state) return '="';
    return slash ? '="/./' : '="/';
  });
