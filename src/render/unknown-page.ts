/** No link leads to this URL. */
export const UNKNOWN_PAGE = 'https://page.invalid/';

const ADDRESS = new RegExp(`="${UNKNOWN_PAGE.replaceAll('.', '\\.')}(?=([?#"])|(/)|)`, 'g');

/** Makes such links relative to the page (`?hc-page=2`) or its root. `/./` keeps `//` from starting a host. */
export const makeRelative = (markup: string): string =>
  markup.replace(ADDRESS, (_, state?: string, slash?: string) => {
    if (state) return '="';
    return slash ? '="/./' : '="/';
  });
