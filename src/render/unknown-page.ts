/** Stands for the URL of a page that wasn't given. No link in the output leads there. */
export const UNKNOWN_PAGE = 'https://page.invalid/';

const ADDRESS = new RegExp(`="${UNKNOWN_PAGE.replaceAll('.', '\\.')}(?=([?#"])|(/)|)`, 'g');

/**
 * Makes links to {@link UNKNOWN_PAGE} relative: to the page itself (`?hc-page=2`) or to its root. A path that starts
 * with a slash becomes `/./…`, as `//` would start a host.
 *
 * @param markup HTML in which the quotes of texts and values are escaped
 */
export const makeRelative = (markup: string): string =>
  markup.replace(ADDRESS, (_, state?: string, slash?: string) => {
    if (state) return '="';
    return slash ? '="/./' : '="/';
  });
