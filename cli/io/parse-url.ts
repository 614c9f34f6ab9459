/**
 * A text as a URL; undefined where it can't be parsed. Not by `URL.canParse` first: that of Node 20 says no to hosts
 * that are not ASCII once it has been called often enough to be optimised.
 */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    const url = new URL(text, base);
    // Node 20 leaves it in a path as it is, where browsers, by the URL standard of 2024, write %5E.
    if (text.includes('^')) url.pathname = url.pathname.replaceAll('^', '%5E');
    return url;
  } catch {
    return undefined;
  }
};
